// Modals: the form that the bot shows, and what the person put into it.

import { h, byId } from "./dom.js";
import { markdown } from "./markdown.js";

/** Show a modal; `submit(values)` resolves to a reply, and an `error` in it keeps the form open. */
export function showForm(modal, stage, submit) {
  const box = byId("form");
  const readers = [];
  const failed = h("p.failed", { role: "alert" });
  const fields = modal.components.map((one) => field(one, stage, readers));
  const send = h("button.button.primary", { type: "submit" }, "Submit");
  const form = h("form", {}, h("header", {}, h("h2", {}, modal.title),
    h("button.plain", { type: "button", "aria-label": "Close", onclick: () => box.close() }, "✕")),
  fields, failed, h("footer", {}, h("button.button.secondary", { type: "button", onclick: () => box.close() }, "Cancel"), send));
  form.onsubmit = async (event) => {
    event.preventDefault();
    send.disabled = true;
    const values = Object.fromEntries((await Promise.all(readers.map(async (read) => await read()))).filter((pair) => pair[1] !== undefined));
    const reply = await submit(values);
    send.disabled = false;
    if (reply.error) failed.textContent = reply.error;
    else if (!reply.modal) box.close();
  };
  box.replaceChildren(form);
  if (!box.open) box.showModal();
  form.querySelector("input, textarea, select")?.focus();
}

function field(one, stage, readers) {
  if (one.type === 10) return h("div.text", {}, markdown(one.content, stage.context));
  if (one.type === 1) return one.components.map((child) => labelled(child.label, null, child, stage, readers));
  if (one.type === 18) return labelled(one.label, one.description, one.component, stage, readers);
  return labelled("", null, one, stage, readers);
}

function labelled(label, description, control, stage, readers) {
  const [element, read] = make(control, stage);
  readers.push(async () => [control.custom_id, await read()]);
  const required = control.required ?? control.type !== 23;
  return h("label.field", {}, h("span.label", {}, label, required && label ? h("span.required", {}, " *") : null),
    description ? h("small", {}, description) : null, element);
}

/** One control: its element and a function that reads its value (undefined: leave out). */
function make(one, stage) {
  const required = one.required ?? true;
  switch (one.type) {
    case 4: {
      const props = { placeholder: one.placeholder ?? "", required, name: one.custom_id,
        minLength: one.min_length ?? undefined, maxLength: one.max_length ?? 4000 };
      const element = one.style === 2 ? h("textarea", { ...props, rows: "5" }) : h("input", { ...props, type: "text" });
      element.value = one.value ?? "";
      return [element, () => element.value];
    }
    case 3: case 5: case 6: case 7: case 8: {
      const options = one.type === 3 ? one.options : stage.entities(one.type);
      const many = (one.max_values ?? 1) > 1;
      const element = h("select", { required, multiple: many, name: one.custom_id },
        many ? null : h("option", { value: "" }, one.placeholder ?? "Make a selection"),
        options.map((option) => h("option", { value: option.value, selected: Boolean(option.default) || (one.default_values ?? []).some((given) => given.id === option.value) }, option.label)));
      return [element, () => {
        const values = [...element.selectedOptions].map((option) => option.value).filter(Boolean);
        return values.length ? values : undefined;
      }];
    }
    case 19: {
      const element = h("input", { type: "file", required, multiple: (one.max_values ?? 1) > 1, name: one.custom_id });
      return [element, async () => element.files.length ? Promise.all([...element.files].map(upload)) : undefined];
    }
    case 21: case 22: {
      const kind = one.type === 21 ? "radio" : "checkbox";
      const inputs = one.options.map((option) => h("input", { type: kind, name: one.custom_id, value: option.value, checked: Boolean(option.default) }));
      const element = h("span.choices", {}, one.options.map((option, i) => h("label", {}, inputs[i], " ", option.label,
        option.description ? h("small", {}, " " + option.description) : null)));
      const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
      return [element, () => one.type === 21 ? chosen()[0] : chosen()];
    }
    case 23: {
      const element = h("input", { type: "checkbox", name: one.custom_id, checked: Boolean(one.default) });
      return [element, () => element.checked];
    }
    default: return [h("p.note", {}, `(The playground cannot show component type ${one.type}.)`), () => undefined];
  }
}

/** A chosen file as the playground takes it. */
export async function upload(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { filename: file.name, data: btoa(text) };
}
