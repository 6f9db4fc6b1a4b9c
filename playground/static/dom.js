// Small helpers to build elements without ever parsing HTML: what people and the bot wrote stays text.

/** h("button.primary", {onclick, title, dataset}, ...children) → element. */
export function h(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "style") for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** The coloured disc that stands for a person or the bot. */
export function avatar(name, colour, extra = "") {
  return h(`span.avatar${extra}`, { style: { "--colour": colour }, "aria-hidden": "true" }, name.slice(0, 1));
}

/** Unicode emoji of a component or reaction; custom ones have no picture here and show their name. */
export function emoji(value) {
  if (!value || !value.name) return null;
  return h("span.emoji", { "aria-hidden": "true" }, value.id ? `:${value.name}:` : value.name);
}
