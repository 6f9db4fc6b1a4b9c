// Buttons, menus and the layout of Components V2, as elements that act.

import { h, byId, emoji } from "./dom.js";
import { markdown } from "./markdown.js";

const TALLEST = 340; // pixels that an open menu may take
const GAP = 8;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** `view`: { context, act(deed), entities(type), picture(url, alt) } — what a component needs to be shown and used. */
export function components(list, view) {
  return (list ?? []).map((one) => component(one, view));
}

function component(one, view) {
  switch (one.type) {
    case 1: return h("div.row", {}, components(one.components, view));
    case 2: return button(one, view);
    case 3: case 5: case 6: case 7: case 8: return menu(one, view);
    case 9: return h("div.section", {}, h("div", {}, components(one.components, view)), component(one.accessory, view));
    case 10: return h("div.text", {}, markdown(one.content, view.context));
    case 11: return view.picture(one.media.url, one.description, "thumbnail", one.spoiler);
    case 12: return gallery(one.items.map((item) => view.picture(item.media.url, item.description, "", item.spoiler)));
    case 13: return file(one.file.url, one.name);
    case 14: return h(`hr${one.divider === false ? ".bare" : ""}${one.spacing === 2 ? ".large" : ""}`);
    case 17: return container(one, view);
    default: return h("p.note", {}, `(The playground cannot show component type ${one.type}.)`);
  }
}

function container(one, view) {
  const colour = one.accent_color ?? null;
  const style = colour === null ? {} : { "--accent": "#" + colour.toString(16).padStart(6, "0") };
  return h(`div.container${colour === null ? "" : ".accented"}`, { style }, components(one.components, view));
}

function button(one, view) {
  const inside = [emoji(one.emoji), one.label ? h("span", {}, one.label) : null];
  if (one.style === 5)
    return h("a.button.secondary", { href: one.url, target: "_blank", rel: "noreferrer" }, inside, " ↗");
  const element = h(`button.button.${STYLES[one.style] ?? "secondary"}`, {
    disabled: Boolean(one.disabled), dataset: { customId: one.custom_id },
    "aria-label": one.label ? undefined : one.emoji?.name,
  }, inside);
  element.onclick = () => whileWaiting(element, () => view.act({ do: "click", custom_id: one.custom_id }));
  return element;
}

/** One answer at a time: a second press while the first is under way does nothing. The focus stays. */
async function whileWaiting(element, act) {
  if (element.classList.contains("waiting")) return {};
  element.classList.add("waiting");
  element.setAttribute("aria-busy", "true");
  const reply = await act();
  element.classList.remove("waiting");
  element.removeAttribute("aria-busy");
  return reply;
}

/** A picture that opens large on a click, with its alternative text behind a mark; `size` is [width, height] or nothing. */
export function picture(url, size, alt, extra = "", hidden = false) {
  const image = h(`img${size ? ".sized" : ""}`, { src: url, alt: alt ?? "", style: size ? { "--w": size[0], "--h": size[1] } : {} });
  const open = h("button.picture-open", { "aria-label": `Enlarge: ${alt || "picture"}`, onclick: () => enlarge(url, alt) }, image);
  const words = alt ? h("p.alt", { hidden: true }, alt) : null;
  const mark = alt && extra !== "thumbnail"
    ? h("button.alt-mark", { title: alt, "aria-label": "Alternative text", onclick: () => { words.hidden = !words.hidden; } }, "ALT") : null;
  const figure = h(`figure.picture${extra ? "." + extra : ""}${hidden ? ".veiled" : ""}`, {}, open, mark, words);
  if (hidden) figure.addEventListener("click", (event) => {
    if (!figure.classList.contains("veiled")) return;
    event.stopPropagation();
    figure.classList.remove("veiled");
  }, true);
  return figure;
}

export const gallery = (pictures) => h(`div.gallery${pictures.length > 1 ? ".many" : ""}`, {}, pictures);

export const file = (url, name) => h("a.file", { href: url, download: name ?? "" }, "📄 ", name ?? url.split("/").pop());

function enlarge(url, alt) {
  const box = byId("lightbox");
  box.replaceChildren(
    h("img", { src: url, alt: alt ?? "" }),
    h("p", {}, alt ?? "", " ", h("a", { href: url, target: "_blank" }, "Open in a tab")),
  );
  box.onclick = (event) => { if (event.target.tagName !== "A") box.close(); };
  box.showModal();
}

function menu(one, view) {
  const options = one.type === 3 ? one.options : view.entities(one.type);
  const least = one.min_values ?? 1;
  const most = one.max_values ?? 1;
  const defaults = new Set(one.type === 3
    ? options.filter((option) => option.default).map((option) => option.value)
    : (one.default_values ?? []).map((value) => value.id));
  let chosen = new Set(defaults);
  const shown = h("span.menu-shown");
  const list = h("div.menu-list", { role: "listbox", hidden: true, "aria-multiselectable": most > 1 ? "true" : undefined });
  const toggle = h("button.menu-button", {
    disabled: Boolean(one.disabled), "aria-haspopup": "listbox", "aria-expanded": "false", dataset: { customId: one.custom_id },
  }, shown, h("span", { "aria-hidden": "true" }, "⌄"));
  const element = h("div.menu", {}, toggle, list);

  const label = () => {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    shown.textContent = names.length ? names.join(", ") : one.placeholder ?? "Make a selection";
    shown.classList.toggle("empty", !names.length);
  };
  const close = () => {
    list.hidden = true;
    toggle.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", away, true);
    document.removeEventListener("scroll", settle, true);
    removeEventListener("resize", settle);
  };
  /** Open below the button, or above it where there is more room, and never outside what can be seen. */
  const settle = (event) => {
    if (event?.target === list) return;
    const at = toggle.getBoundingClientRect();
    const frame = byId("scroll").getBoundingClientRect();
    const [above, below] = [at.top - frame.top - GAP, innerHeight - at.bottom - GAP];
    if (above < -at.height || below < -at.height) return close();
    const up = below < Math.min(list.scrollHeight, TALLEST) && above > below;
    list.style.cssText = `left: ${at.left}px; width: ${at.width}px; max-height: ${Math.min(TALLEST, up ? above : below)}px; ${
      up ? `bottom: ${innerHeight - at.top + 2}px` : `top: ${at.bottom + 2}px`}`;
  };
  const away = (event) => { if (!element.contains(event.target)) { most > 1 ? send() : close(); } };
  const send = async () => {
    if (list.contains(document.activeElement)) toggle.focus();
    close();
    const same = chosen.size === defaults.size && [...chosen].every((value) => defaults.has(value));
    if (chosen.size < least || (most > 1 && same)) { chosen = new Set(defaults); return label(); }
    label();
    const reply = await whileWaiting(element, () => view.act({ do: "select", custom_id: one.custom_id, values: [...chosen] }));
    if (reply.error) { chosen = new Set(defaults); label(); }
    return undefined;
  };
  const paint = () => {
    list.replaceChildren(...options.map((option) => h("button.menu-option", {
      role: "option", "aria-selected": String(chosen.has(option.value)), dataset: { value: option.value },
      onclick: () => {
        if (most === 1) { chosen = new Set([option.value]); return send(); }
        if (chosen.has(option.value)) chosen.delete(option.value);
        else if (chosen.size < most) chosen.add(option.value);
        const at = [...list.children].findIndex((child) => child.dataset.value === option.value);
        paint();
        return list.children[at]?.focus();
      },
    }, emoji(option.emoji), h("span.menu-words", {}, h("span", {}, option.label),
      option.description ? h("small", {}, option.description) : null),
    h("span.menu-check", { "aria-hidden": "true" }, chosen.has(option.value) ? "✓" : ""))));
    if (most > 1) list.append(h("button.menu-done", { onclick: send, disabled: chosen.size < least },
      `Done (${chosen.size} of ${least === most ? most : `${least}–${most}`})`));
  };
  toggle.onclick = () => {
    if (!list.hidden) return most > 1 ? send() : close();
    paint();
    list.hidden = false;
    toggle.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("scroll", settle, true);
    addEventListener("resize", settle);
    settle();
    return (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus({ preventScroll: true });
  };
  element.onkeydown = (event) => {
    if (list.hidden) return;
    const items = [...list.children];
    const at = items.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) { event.preventDefault(); items[(at + step + items.length) % items.length].focus(); }
    if (event.key === "Escape") { chosen = new Set(defaults); label(); close(); toggle.focus(); }
  };
  label();
  return element;
}
