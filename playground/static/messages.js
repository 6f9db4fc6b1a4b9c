// The list of messages as one person sees it. Only what changed is drawn anew, so that open menus elsewhere stay open.

import { h, byId, avatar, emoji } from "./dom.js";
import { markdown } from "./markdown.js";
import { components, picture, gallery, file } from "./components.js";

const EPHEMERAL = 1 << 6;
const THINKING = 1 << 7;
const TOGETHER = 5 * 60 * 1000;
const BOT_COLOUR = "#5865f2";

export class Log {
  /** `stage` knows everybody: { cast, person(id), context, entities(type), act(message, deed), openThread(id) }. */
  constructor(stage) {
    this.stage = stage;
    this.known = new Map();
    this.drawn = new Map();
    this.order = [];
    this.notes = new Map();
    this.hidden = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));
    this.stick = true;
    this.list = byId("log");
    this.frame = byId("scroll");
    this.frame.addEventListener("scroll", () => this.scrolled());
    byId("newer").onclick = () => this.toEnd();
    new ResizeObserver(() => { if (this.stick) this.toEnd(); }).observe(this.list);
    new ResizeObserver(() => { if (this.stick) this.toEnd(); }).observe(this.frame);
  }

  clear() {
    this.known.clear();
    this.drawn.clear();
    this.notes.clear();
    this.order = [];
    this.stick = true;
    this.list.replaceChildren();
  }

  toEnd() {
    this.stick = true;
    this.frame.scrollTop = this.frame.scrollHeight;
    byId("newer").hidden = true;
    this.remember();
  }

  /** Stay at the end until somebody scrolls up: pictures that load and messages that grow are no reason to leave it. */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.frame;
    if (scrollHeight - scrollTop - clientHeight < 60) this.stick = true;
    else if (scrollTop < this.top && scrollHeight === this.height && clientHeight === this.room) this.stick = false;
    if (this.stick) byId("newer").hidden = true;
    this.remember();
  }

  remember() {
    this.top = this.frame.scrollTop;
    this.height = this.frame.scrollHeight;
    this.room = this.frame.clientHeight;
  }

  /** Bring the controls of a message into view as soon as it is drawn again, for somebody has just used one. */
  follow(id) {
    this.followed = id;
  }

  update(order, put) {
    const last = this.order.at(-1);
    for (const message of put) {
      this.known.set(message.id, message);
      this.drawn.delete(message.id);
    }
    this.order = order;
    this.paint();
    if (order.at(-1) !== last && this.forMe(order.at(-1))) this.toEnd();
    else if (!this.stick && order.at(-1) !== last) byId("newer").hidden = false;
    if (put.some((message) => message.id === this.followed)) {
      if (!this.stick) this.drawn.get(this.followed)?.element.querySelector(".container .row:last-child, .row:last-child")?.scrollIntoView({ block: "nearest" });
      this.followed = null;
    }
  }

  /** Whether a message answers the one who looks, privately. */
  forMe(id) {
    return Boolean(this.known.get(id)?.flags & EPHEMERAL);
  }

  /** A red line under a message, as Discord shows it when an interaction failed; empty text takes it away. */
  note(id, text) {
    if (text) this.notes.set(id, text);
    else if (!this.notes.delete(id)) return;
    this.drawn.delete(id);
    this.paint();
  }

  /** A line that only this window shows, at the end: a command that failed. */
  aside(text) {
    const line = h("li.message.aside", {}, h("p.failed", {}, "⚠ ", text), h("p.only", {}, "Only you can see this · ",
      h("button.plain", { onclick: () => line.remove() }, "Dismiss message")));
    this.list.append(line);
    this.toEnd();
  }

  paint() {
    const asides = [...this.list.querySelectorAll(".aside")];
    const elements = [];
    let before = null;
    for (const id of this.order) {
      const message = this.known.get(id);
      if (!message || this.hidden.has(id)) continue;
      const day = new Date(message.timestamp).toDateString();
      if (!before || new Date(before.timestamp).toDateString() !== day) elements.push(this.divider(day));
      const joined = joins(before, message);
      let drawn = this.drawn.get(id);
      if (!drawn || drawn.joined !== joined) {
        const old = this.list.querySelector(`:scope > [data-id="${id}"]`);
        drawn = { joined, element: this.draw(message, joined) };
        this.drawn.set(id, drawn);
        if (old) handOver(old, drawn.element);
      }
      elements.push(drawn.element);
      before = message;
    }
    if (!elements.length) elements.push(this.stage.welcome());
    this.arrange([...elements, ...asides]);
    if (this.stick) this.toEnd();
  }

  /** Bring the list into this order and touch nothing else: what stays keeps its focus and its open menu. */
  arrange(wanted) {
    const stays = new Set(wanted);
    for (const child of [...this.list.children]) if (!stays.has(child)) child.remove();
    let next = this.list.firstElementChild;
    for (const element of wanted) {
      if (element === next) next = next.nextElementSibling;
      else this.list.insertBefore(element, next);
    }
  }

  divider(text) {
    this.days ??= new Map();
    if (!this.days.has(text)) this.days.set(text, h("li.divider", {}, h("span", {}, text)));
    return this.days.get(text);
  }

  draw(message, joined) {
    const ephemeral = Boolean(message.flags & EPHEMERAL);
    const classes = `li.message${joined ? ".joined" : ""}${ephemeral ? ".ephemeral" : ""}${message.pings_me ? ".pinged" : ""}`;
    if (message.type === 18 || message.type === 6 || message.type === 4) return this.system(message);
    const person = this.stage.person(message.author.id);
    const name = person?.name ?? message.author.global_name ?? message.author.username;
    const colour = person?.colour ?? BOT_COLOUR;
    const when = new Date(message.timestamp);
    const clock = when.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false });
    return h(classes, { dataset: { id: message.id } },
      this.origin(message),
      joined ? h("time.gutter", { datetime: message.timestamp }, clock) : avatar(name, colour),
      h("div.body", {},
        joined ? null : h("p.who", {}, h("strong", { style: { color: colour } }, name),
          message.author.bot ? h("span.app", {}, "APP") : null,
          h("time", { datetime: message.timestamp, title: when.toLocaleString("en") }, clock)),
        this.content(message),
        this.notes.has(message.id) ? h("p.failed", { role: "alert" }, this.notes.get(message.id)) : null,
        ephemeral ? h("p.only", {}, "👁 Only you can see this · ",
          h("button.plain", { onclick: () => this.dismiss(message.id) }, "Dismiss message")) : null));
  }

  content(message) {
    if (message.flags & THINKING) return h("p.thinking", {}, `${this.stage.cast.bot.name} is thinking`, h("span.dots"));
    const view = {
      context: this.stage.context,
      entities: (type) => this.stage.entities(type),
      act: (deed) => this.stage.act(message, deed),
      picture: (url, ...more) => picture(url, message.sizes[url], ...more),
    };
    const layout = message.flags & (1 << 15);
    const images = layout ? [] : message.attachments.filter((one) => one.content_type?.startsWith("image/"));
    const others = layout ? [] : message.attachments.filter((one) => !one.content_type?.startsWith("image/"));
    return [
      message.content ? h("div.text", {}, markdown(message.content, this.stage.context),
        message.edited_timestamp ? h("small.edited", {}, "(edited)") : null) : null,
      message.embeds.map((embed) => this.embed(embed, message)),
      images.length ? gallery(images.map((one) => view.picture(one.url, one.description))) : null,
      others.map((one) => file(one.url, one.filename)),
      components(message.components, view),
      message.reactions.length ? h("p.reactions", {}, message.reactions.map((one) =>
        h("span.reaction", {}, emoji(one.emoji), ` ${one.count}`))) : null,
    ];
  }

  embed(embed, message) {
    const colour = embed.color ? { "--accent": "#" + embed.color.toString(16).padStart(6, "0") } : {};
    const at = (url) => url?.startsWith("attachment://")
      ? message.attachments.find((one) => one.filename === url.slice(13))?.url ?? url : url;
    const text = (value) => markdown(value, this.stage.context);
    return h("div.container.accented.embed", { style: colour },
      embed.title ? h("h4", {}, text(embed.title)) : null,
      embed.description ? h("div.text", {}, text(embed.description)) : null,
      (embed.fields ?? []).map((field) => h("div.text", {}, h("strong", {}, field.name), text(field.value))),
      embed.image ? picture(at(embed.image.url), null, embed.image.description) : null,
      embed.footer ? h("p.small", {}, embed.footer.text) : null);
  }

  /** What stands above a message: the command it answers, or the message it replies to. */
  origin(message) {
    const asked = message.interaction_metadata;
    if (asked?.name) {
      const person = this.stage.person(asked.user.id);
      return h("p.origin", {}, "╭ ", h("strong", { style: { color: person?.colour ?? "" } }, person?.name ?? asked.user.username),
        " used ", h("span.command-name", {}, `/${asked.name}`));
    }
    const source = message.referenced_message;
    if (!source) return null;
    const person = this.stage.person(source.author.id);
    return h("p.origin", {}, "╭ ", h("strong", {}, person?.name ?? source.author.username), " ",
      (source.content || "a message with a picture or buttons").slice(0, 80));
  }

  system(message) {
    const person = this.stage.person(message.author.id);
    const name = person?.name ?? message.author.username;
    const thread = message.type === 18 ? message.content : null;
    return h("li.message.system", { dataset: { id: message.id } }, h("span.gutter", {}, "→"), h("p", {}, h("strong", {}, name), " ",
      thread ? ["started a thread: ", h("button.plain", { onclick: () => this.stage.openThread(thread) }, thread)] : message.content));
  }

  dismiss(id) {
    this.hidden.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.hidden]));
    this.paint();
  }
}

/** A message was edited: show its old pictures until the new ones are there, and keep the focus on the same control. */
function handOver(old, fresh) {
  const before = [...old.querySelectorAll(".picture img")];
  fresh.querySelectorAll(".picture img").forEach((image, i) => {
    if (!before[i]?.offsetHeight || image.src === before[i].src) return;
    image.style.background = `url("${before[i].src}") 0 0 / contain no-repeat`;
    image.onload = () => image.style.removeProperty("background");
  });
  const controls = "button, a";
  const at = [...old.querySelectorAll(controls)].indexOf(document.activeElement);
  if (at < 0) return;
  const custom = document.activeElement.dataset.customId;
  queueMicrotask(() => {
    const same = [...fresh.querySelectorAll(controls)];
    (same.find((one) => custom && one.dataset.customId === custom) ?? same[at])?.focus({ preventScroll: true });
  });
}

function joins(before, message) {
  return Boolean(before) && before.author.id === message.author.id && !message.interaction_metadata?.name
    && !message.referenced_message && ![18, 6, 4].includes(before.type)
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}
