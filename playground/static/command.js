// A command being filled in: one field an option, with completions asked live from the bot.

import { h } from "./dom.js";
import { upload } from "./form.js";

const NUMBERS = new Set([4, 10]);
const ENTITY_MENU = { 6: 5, 7: 8, 8: 6, 9: 7 };
const PAUSE = 120;

export class CommandForm {
  constructor(leaf, suggestions, stage, done) {
    this.leaf = leaf;
    this.suggestions = suggestions;
    this.stage = stage;
    this.done = done;
    this.fields = new Map();
    this.asked = 0;
    this.options = h("div.options");
    this.more = h("div.more");
    this.failed = h("p.failed", { role: "alert" });
    this.run = h("button.send", { "aria-label": "Run the command", onclick: () => this.submit() }, "➤");
    this.element = h("div.command", { role: "group", "aria-label": `/${leaf.path}` },
      h("div.command-head", {}, h("span.command-name", {}, `/${leaf.path}`), h("small", {}, leaf.description),
        h("button.plain", { "aria-label": "Cancel the command", onclick: done }, "✕")),
      h("div.command-line", {}, h("div.command-fields", {}, this.options, this.more), this.run), this.failed);
    for (const option of leaf.options) if (option.required) this.add(option);
    this.offer();
    this.element.onkeydown = (event) => this.key(event);
  }

  start() {
    if (this.fields.size) this.focus(this.fields.keys().next().value);
    else this.run.focus();
  }

  focus(name) {
    this.fields.get(name)?.input.focus();
  }

  /** The options that are not needed, as buttons to add them. */
  offer() {
    this.more.replaceChildren(...this.leaf.options.filter((option) => !this.fields.has(option.name)).map((option) =>
      h("button.add", { title: option.description, onclick: () => { this.add(option); this.offer(); this.focus(option.name); } },
        `+ ${option.name}`)));
  }

  add(option) {
    const input = h("input", { type: option.type === 11 ? "file" : "text", autocomplete: "off", placeholder: option.description,
      "aria-label": option.name, "aria-controls": "suggestions", enterkeyhint: "send", dataset: { option: option.name } });
    const drop = option.required ? null
      : h("button.plain", { "aria-label": `Leave out ${option.name}`, onclick: () => this.remove(option) }, "✕");
    const element = h("label.option", {}, h("span", {}, option.name), input, drop);
    const field = { option, input, element, value: undefined };
    input.onfocus = () => this.suggest(field);
    input.oninput = () => this.typed(field);
    input.onblur = () => setTimeout(() => { if (!this.element.contains(document.activeElement)) this.suggestions.hide(); }, 150);
    this.fields.set(option.name, field);
    this.options.append(element);
  }

  typed(field) {
    field.value = undefined;
    field.element.classList.remove("missing");
    if (field.option.type !== 11 && /^\s/.test(field.input.value)) field.input.value = field.input.value.trimStart();
    const names = this.leaf.options.map((option) => option.name).join("|");
    const named = new RegExp(`^(.*?)\\s*\\b(${names}):$`, "u").exec(field.input.value);
    if (!named) return this.suggest(field);
    // "name:" typed inside a field leads to the field of that name, as in the real client.
    this.fill(field.option.name, named[1]);
    if (named[2] === field.option.name) return this.suggest(field);
    if (!this.fields.has(named[2])) this.fill(named[2], "");
    return this.focus(named[2]);
  }

  /** Put a text into a field, adding the field when it is not there. */
  fill(name, text) {
    const option = this.leaf.options.find((one) => one.name === name);
    if (!this.fields.has(name)) this.add(option);
    this.offer();
    const field = this.fields.get(name);
    field.input.value = text;
    const listed = this.listed(option).find((item) => item.label.toLowerCase() === text.replace(/^@/, "").toLowerCase());
    if (listed) this.pick(field, listed);
  }

  /** The entries that an option is limited to; none when it takes any text. */
  listed(option) {
    if (option.choices) return option.choices.map((one) => ({ label: one.name, value: one.value }));
    if (option.type === 5) return [{ label: "True", value: true }, { label: "False", value: false }];
    return ENTITY_MENU[option.type] ? this.stage.entities(ENTITY_MENU[option.type]) : [];
  }

  remove(option) {
    this.fields.get(option.name).element.remove();
    this.fields.delete(option.name);
    this.suggestions.hide();
    this.offer();
  }

  /** What can stand in this field, filtered by what was typed. */
  suggest(field) {
    const { option, input } = field;
    const typed = field.value === undefined ? input.value : "";
    const title = `${option.name} — ${option.description}`;
    const pick = (item) => this.pick(field, item);
    const fits = (item) => item.label.toLowerCase().includes(typed.toLowerCase());
    if (option.autocomplete) return this.complete(field, typed, title, pick);
    return this.suggestions.show(title, this.listed(option).filter(fits), pick);
  }

  complete(field, typed, title, pick) {
    const mine = ++this.asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const reply = await this.stage.ask({
        do: "autocomplete", name: this.leaf.path, option: field.option.name, typed, options: this.values(field.option.name),
      });
      if (mine !== this.asked || document.activeElement !== field.input) return;
      const items = (reply.choices ?? []).map((one) => ({ label: one.name, value: one.value }));
      this.suggestions.show(reply.error ?? (items.length ? title : `${title} — nothing fits`), items, pick, Boolean(typed));
    }, PAUSE);
  }

  pick(field, item) {
    field.value = item.value;
    field.input.value = item.label;
    field.element.classList.remove("missing");
    this.asked += 1;
    this.suggestions.hide();
    const next = [...this.fields.values()].find((one) => one.option.required && !filled(one));
    if (next) next.input.focus();
  }

  key(event) {
    if (event.target.tagName === "INPUT" && this.suggestions.key(event)) return;
    if (event.key === "Enter" && event.target.tagName === "INPUT") { event.preventDefault(); this.submit(); }
    if (event.key === "Escape") { event.preventDefault(); this.done(); }
    if (event.key === "Backspace" && event.target.tagName === "INPUT" && !event.target.value) {
      const field = this.fields.get(event.target.dataset.option);
      event.preventDefault();
      if (field.option.required) this.done();
      else { this.remove(field.option); this.start(); }
    }
  }

  /** The filled options as values of their types; files are read when the command is run. */
  values(without = null) {
    const values = {};
    for (const [name, field] of this.fields) {
      if (name === without || !filled(field) || field.option.type === 11) continue;
      const raw = field.value ?? field.input.value;
      values[name] = NUMBERS.has(field.option.type) ? Number(raw) : raw;
    }
    return values;
  }

  async submit() {
    const missing = [...this.fields.values()].filter((field) => field.option.required && !filled(field));
    for (const field of missing) field.element.classList.add("missing");
    const vague = [...this.fields.values()].find((field) => field.value === undefined && field.input.value
      && !field.option.autocomplete && this.listed(field.option).length);
    if (missing.length || vague) {
      this.failed.textContent = vague ? `Choose something from the list for ${vague.option.name}.` : "This option is required.";
      (vague ?? missing[0]).input.focus();
      return;
    }
    const options = this.values();
    for (const [name, field] of this.fields)
      if (field.option.type === 11 && field.input.files[0]) options[name] = await upload(field.input.files[0]);
    this.suggestions.hide();
    this.done();
    const reply = await this.stage.perform({ do: "slash", name: this.leaf.path, options });
    if (reply.error) this.stage.aside(reply.error);
  }
}

const filled = (field) => field.value !== undefined || field.input.value !== "";
