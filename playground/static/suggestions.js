// The list above the composer: commands, choices and completions, by keys, pointer or finger.

import { h } from "./dom.js";

export class Suggestions {
  constructor() {
    this.element = h("div.suggestions", { role: "listbox", id: "suggestions", hidden: true });
    this.items = [];
    this.at = -1;
  }

  /** Show items `{ label, detail, value }`; `pick(item)` is called for the chosen one. `first` marks the first at once. */
  show(title, items, pick, first = true) {
    this.items = items;
    this.pick = pick;
    this.at = first && items.length ? 0 : -1;
    this.element.replaceChildren(h("p.title", {}, title), ...items.map((item, i) => h("button.suggestion", {
      role: "option", tabIndex: -1, dataset: { at: String(i) },
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => this.pick(item),
    }, h("span", {}, item.label), item.detail ? h("small", {}, item.detail) : null)));
    this.element.hidden = false;
    this.mark();
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.at = -1;
  }

  mark() {
    for (const child of this.element.querySelectorAll(".suggestion")) {
      const here = child.dataset.at === String(this.at);
      child.setAttribute("aria-selected", String(here));
      if (here) child.scrollIntoView({ block: "nearest" });
    }
  }

  /** True when the key was for the list. */
  key(event) {
    if (this.element.hidden) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if ((event.key === "Tab" || event.key === "Enter") && this.at >= 0 && !event.shiftKey) this.pick(this.items[this.at]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}
