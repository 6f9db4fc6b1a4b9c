// What one may try out: another language, closed direct messages, events without friends, and a bot that lacks permissions.

import { h, byId } from "./dom.js";

const NAMES = {
  view_channel: "View Channel", create_public_threads: "Create Public Threads", send_messages: "Send Messages",
  send_messages_in_threads: "Send Messages in Threads", attach_files: "Attach Files", read_message_history: "Read Message History",
};

/** Whether something is not as usual for this person in this channel. */
export function unusual(conditions, who, channel) {
  return conditions.languages[who] !== "en-US" || conditions.closed.includes(who) || !conditions.willing || Boolean(conditions.missing[channel]?.length);
}

/** Show the dialog; `change(deed)` sends one change. The person is { key, name }, the channel a name or nothing. */
export function showConditions({ conditions, languages, permissions, person, channel, bot, change }) {
  const box = byId("conditions");
  const failed = h("p.failed", { role: "alert" });
  const send = async (deed) => { failed.textContent = (await change({ do: "try", ...deed })).error ?? ""; };
  const language = h("select", { onchange: () => send({ language: language.value }) },
    languages.map((code) => h("option", { value: code, selected: code === conditions.languages[person.key] }, nameOf(code))));
  const closed = h("input", { type: "checkbox", checked: !conditions.closed.includes(person.key), onchange: () => send({ closed: !closed.checked }) });
  const willing = h("input", { type: "checkbox", checked: conditions.willing, onchange: () => send({ willing: willing.checked }) });
  const missing = new Set(conditions.missing[channel] ?? []);
  const allowed = permissions.map((name) => {
    const input = h("input", { type: "checkbox", checked: !missing.has(name), onchange: () => {
      if (input.checked) missing.delete(name); else missing.add(name);
      send({ channel, missing: [...missing] });
    } });
    return h("label.switch", {}, input, h("span", {}, NAMES[name] ?? name));
  });
  box.replaceChildren(h("form", { method: "dialog" },
    h("header", {}, h("h2", {}, "Try it out"), h("button.plain", { "aria-label": "Close" }, "✕")),
    h("label.field", {}, h("span.label", {}, `${person.name}’s language`), language,
      h("small", {}, "Discord sends it with every press. The bot falls back to English where it doesn’t speak a language. A preview of one is chosen in /mundialito settings.")),
    h("fieldset.field", {}, h("legend.label", {}, "Direct messages"),
      h("label.switch", {}, closed, h("span", {}, `${person.name} accepts direct messages from ${bot}`))),
    h("fieldset.field", {}, h("legend.label", {}, "Events"),
      h("label.switch", {}, willing, h("span", {}, "Friends join every event, and computers play for them"))),
    channel ? h("fieldset.field", {}, h("legend.label", {}, `What ${bot} may do in #${channel}`), allowed) : null,
    failed, h("footer", {}, h("button.button.primary", {}, "Done"))));
  box.onclick = (event) => { if (event.target === box) box.close(); };
  box.showModal();
}

/** A language in its own words, with the code. */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  if (name === code) return code;
  return `${name[0].toLocaleUpperCase(code)}${name.slice(1)} (${code})`;
}
