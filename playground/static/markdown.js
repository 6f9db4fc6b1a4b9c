// Discord's markdown as elements. Blocks first, then what stands inside a line.

import { h } from "./dom.js";

const LINK = /^(?:https?:\/\/|mailto:)/i;

// Each rule: a pattern at the present position, and what becomes of it.
const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``([\s\S]+?)``(?!`)/, (m) => h("code", {}, m[1].trim())],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, c) => h("strong", {}, h("em", {}, inline(m[1], c)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, c) => h("strong", {}, inline(m[1], c))],
  [/^__([\s\S]+?)__(?!_)/, (m, c) => h("u", {}, inline(m[1], c))],
  [/^~~([\s\S]+?)~~/, (m, c) => h("s", {}, inline(m[1], c))],
  [/^\|\|([\s\S]+?)\|\|/, (m, c) => spoiler(inline(m[1], c))],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, (m, c) => h("em", {}, inline(m[1], c))],
  [/^_(?=\S)([^_\n]*\S)_(?!\w)/, (m, c) => h("em", {}, inline(m[1], c))],
  [/^\[([^\]\n]+)\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m, c) => link(m[2], inline(m[1], c))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m, c) => h("span.mention", {}, "@" + (c.user(m[1]) ?? "unknown-user"))],
  [/^<@&(\d+)>/, (m, c) => h("span.mention", {}, "@" + (c.role(m[1]) ?? "unknown-role"))],
  [/^<#(\d+)>/, (m, c) => c.channel(m[1])],
  [/^<\/([^:>]+):\d+>/, (m, c) => c.command(m[1])],
  [/^<a?:(\w+):\d+>/, (m) => h("span.emoji", {}, `:${m[1]}:`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^@(?:everyone|here)\b/, (m) => h("span.mention", {}, m[0])],
  [/^\n/, () => h("br")],
];

function inline(text, context) {
  const out = [];
  let plain = "";
  let rest = text;
  let before = "";
  while (rest) {
    let hit = null;
    for (const [pattern, make] of INLINE) {
      if (before && /\w/.test(before) && /^[_h]/.test(rest)) break; // snake_case and words with http inside
      const match = pattern.exec(rest);
      if (match) { hit = [match, make]; break; }
    }
    if (!hit) {
      plain += rest[0];
      before = rest[0];
      rest = rest.slice(1);
      continue;
    }
    if (plain) out.push(plain);
    plain = "";
    out.push(hit[1](hit[0], context));
    before = hit[0][0].at(-1);
    rest = rest.slice(hit[0][0].length);
  }
  if (plain) out.push(plain);
  return out;
}

function spoiler(children) {
  const element = h("span.spoiler", { tabIndex: 0, role: "button", "aria-label": "Spoiler" }, children);
  element.onclick = () => element.classList.add("shown");
  element.onkeydown = (event) => { if (event.key === "Enter") element.onclick(); };
  return element;
}

function link(href, children) {
  return LINK.test(href) ? h("a", { href, target: "_blank", rel: "noreferrer" }, children) : h("span", {}, children);
}

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString("en", FORMATS.F);
  const element = h("time.stamp", { title: full, datetime: date.toISOString() });
  element.textContent = style === "R" ? relative(seconds) : date.toLocaleString("en", FORMATS[style]);
  if (style === "R") element.dataset.relative = String(seconds);
  return element;
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, size] of [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60]])
    if (Math.abs(away) >= size) return words.format(Math.round(away / size), unit);
  return words.format(Math.round(away), "second");
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]"))
    element.textContent = relative(Number(element.dataset.relative));
}, 1000);

/** Markdown text → array of block elements. `context` names users, roles, channels and commands. */
export function markdown(text, context) {
  const blocks = [];
  const lines = text.replace(/\r/g, "").split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.push(h("p", {}, inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const fence = /^```(.*)$/.exec(line);
    if (fence) {
      let end = i + 1;
      const inside = [];
      let last = fence[1].endsWith("```") && fence[1].length > 2 ? fence[1].slice(0, -3) : null;
      if (last === null) {
        while (end < lines.length && !lines[end].endsWith("```")) inside.push(lines[end++]);
        if (end < lines.length && lines[end] !== "```") inside.push(lines[end].slice(0, -3));
      } else { inside.push(last); end = i; }
      flush();
      blocks.push(h("pre", {}, h("code", {}, inside.join("\n"))));
      i = end;
      continue;
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    const all = /^>>> ?/.exec(line);
    const quote = /^> ?(.*)$/.exec(line);
    const item = /^( *)(?:[-*]|(\d+)\.) +(.+)$/.exec(line);
    if (heading) { flush(); blocks.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2], context))); }
    else if (small) { flush(); blocks.push(h("p.small", {}, inline(small[1], context))); }
    else if (all) {
      flush();
      blocks.push(h("blockquote", {}, markdown([line.slice(all[0].length), ...lines.slice(i + 1)].join("\n"), context)));
      return blocks;
    } else if (quote) {
      flush();
      const inside = [quote[1]];
      while (i + 1 < lines.length && /^> ?/.test(lines[i + 1])) inside.push(lines[++i].replace(/^> ?/, ""));
      blocks.push(h("blockquote", {}, markdown(inside.join("\n"), context)));
    } else if (item) {
      flush();
      const tag = item[2] ? "ol" : "ul";
      let list = blocks.at(-1);
      if (list?.tagName?.toLowerCase() !== tag || list.dataset.open !== String(i)) {
        list = h(tag, item[2] ? { start: item[2] } : {});
        blocks.push(list);
      }
      list.append(h(item[1].length > 1 ? "li.deeper" : "li", {}, inline(item[3], context)));
      list.dataset.open = String(i + 1);
    } else paragraph.push(line);
  }
  flush();
  return blocks;
}
