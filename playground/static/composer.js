// Where one writes: a message, or after "/" a command with its options.

import { h, byId } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { CommandForm } from "./command.js";

export class Composer {
  /** `stage`: { ask(deed), perform(deed) → reply, entities(type), aside(text) }. */
  constructor(stage) {
    this.stage = stage;
    this.commands = [];
    this.suggestions = new Suggestions();
    this.input = h("textarea", { rows: "1", "aria-label": "Message", "aria-controls": "suggestions", enterkeyhint: "send" });
    this.slash = h("button.slash", { title: "Commands", "aria-label": "Commands", onclick: () => this.begin("/") }, "/");
    this.send = h("button.send", { "aria-label": "Send", onclick: () => this.enter() }, "➤");
    this.line = h("div.line", {}, this.slash, this.input, this.send);
    this.slot = h("div.slot", {}, this.line);
    byId("composer").replaceChildren(this.suggestions.element, this.slot);
    this.input.oninput = () => this.typed();
    this.input.onkeydown = (event) => {
      if (this.suggestions.key(event)) return;
      if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); this.enter(); }
    };
    this.input.onblur = () => setTimeout(() => { if (!this.form) this.suggestions.hide(); }, 150);
  }

  /** The place changed: forget what was begun. */
  reset(placeholder) {
    this.input.placeholder = placeholder;
    this.plain();
    this.input.value = "";
  }

  plain() {
    this.form = null;
    this.input.style.height = "auto";
    this.suggestions.hide();
    this.slot.replaceChildren(this.line);
  }

  /** Start writing this text, as if it had been typed. */
  begin(text) {
    this.plain();
    this.input.value = text;
    this.input.focus();
    this.typed();
  }

  /** Know the commands of this place; `anew` asks even when some are known. Answers what went wrong, if anything did. */
  async load(anew = false) {
    if (!anew && this.commands.length) return undefined;
    const reply = await this.stage.ask({ do: "commands" });
    if (!reply.error) this.commands = leaves(reply.commands ?? []);
    return reply.error;
  }

  async typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggestions.hide();
    await this.load(text === "/");
    if (this.input.value !== text) return undefined;
    const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
    const asked = words.join(" ");
    const rank = (leaf) => leaf.path === asked ? 0 : leaf.path.startsWith(asked) ? 1 : 2;
    const found = this.commands.filter((leaf) => words.every((word) => leaf.path.includes(word)))
      .sort((a, b) => rank(a) - rank(b));
    const exact = this.commands.find((leaf) => text === `/${leaf.path} `);
    if (exact && !this.commands.some((leaf) => leaf.path.startsWith(exact.path + " "))) return this.choose(exact);
    if (!found.length) return this.suggestions.hide();
    return this.suggestions.show("Commands", found.map((leaf) => ({
      label: `/${leaf.path}`, leaf,
      detail: [leaf.description, leaf.options.map((one) => one.required ? one.name : `[${one.name}]`).join(" ")].filter(Boolean).join(" — "),
    })), (item) => this.choose(item.leaf));
  }

  choose(leaf) {
    this.input.value = "";
    this.input.style.height = "auto";
    this.suggestions.hide();
    this.form = new CommandForm(leaf, this.suggestions, this.stage, () => { this.plain(); this.input.focus(); });
    this.slot.replaceChildren(this.form.element);
    this.form.start();
  }

  /** A whole command in one line, as people copy it from a help page: /path option: value other: value. */
  async pasted(text) {
    const error = await this.load();
    if (error) return this.stage.aside(error);
    const leaf = this.commands.filter((one) => text === `/${one.path}` || text.startsWith(`/${one.path} `))
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (!leaf) return this.stage.aside(`There is no command ${text.split(" ")[0]} here.`);
    const rest = text.slice(leaf.path.length + 1);
    this.choose(leaf);
    if (!rest || !leaf.options.length) return undefined;
    const names = leaf.options.map((option) => option.name).join("|");
    const parts = rest.split(new RegExp(`(?:^|\\s)(${names}):\\s*`, "u"));
    for (let i = 1; i < parts.length; i += 2) this.form.fill(parts[i], parts[i + 1].trim());
    return this.form.submit();
  }

  async enter() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.pasted(text);
      return;
    }
    this.input.value = "";
    this.input.style.height = "auto";
    const reply = await this.stage.ask({ do: "say", text });
    if (reply.error) this.stage.aside(reply.error);
  }
}

/** The commands that can be run: subcommands and groups flattened to their full path. */
function leaves(commands) {
  const walk = (node, path) => {
    const children = (node.options ?? []).filter((one) => one.type === 1 || one.type === 2);
    if (children.length) return children.flatMap((child) => walk(child, `${path} ${child.name}`));
    return [{ path, description: node.description, options: node.options ?? [] }];
  };
  return commands.flatMap((command) => walk(command, command.name));
}
