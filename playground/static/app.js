// The page: who one is, where one is, and what is new elsewhere.

import { h, byId, avatar } from "./dom.js";
import { Link } from "./link.js";
import { Log } from "./messages.js";
import { Composer } from "./composer.js";
import { showForm } from "./form.js";
import { showConditions, unusual } from "./conditions.js";

const address = new URLSearchParams(location.search);
const here = { as: address.get("as") ?? "ana", in: address.get("in") ?? "table-one" };
const seen = () => JSON.parse(localStorage.getItem("seen") ?? "{}");
let cast = null;
let places = {};
let calendar = [];
let conditions = null;

const person = (id) => [...cast.people, ...cast.friends].find((one) => one.id === id);
const FIRST = /\b(play|help|daily)$/;
const place = (key = here.in, who = here.as) => (places[who] ?? []).find((one) => one.key === key);
const href = (who, where) => `?as=${encodeURIComponent(who)}&in=${encodeURIComponent(where)}`;

const stage = {
  get cast() { return cast; },
  person,
  context: {
    user: (id) => person(id)?.name ?? (cast.bot.id === id ? cast.bot.name : null),
    role: (id) => cast.roles.find((role) => role.id === id)?.name ?? null,
    channel: (id) => {
      const found = (places[here.as] ?? []).find((one) => one.id === id);
      if (!found) return h("span.mention", {}, "#unknown");
      return h("a.mention", { href: href(here.as, found.key), onclick: (event) => go(event, here.as, found.key) }, `#${found.name}`);
    },
    command: (path) => h("button.mention", { onclick: () => composer.begin(`/${path} `) }, `/${path}`),
  },
  /** The entries of a user (5), role (6), mentionable (7) or channel (8) menu. */
  entities(type) {
    const users = [...cast.people, ...cast.friends, cast.bot].map((one) => ({ label: one.name, value: one.id }));
    const roles = cast.roles.map((one) => ({ label: `@${one.name}`, value: one.id }));
    const channels = (places[here.as] ?? []).filter((one) => one.kind === "channel").map((one) => ({ label: `#${one.name}`, value: one.id }));
    return { 5: users, 6: roles, 7: [...users, ...roles], 8: channels }[type];
  },
  /** What stands in a place where nothing has been said. */
  welcome() {
    const now = place();
    const first = h("div.row");
    composer.load().then(() => first.replaceChildren(...composer.commands.filter((leaf) => FIRST.test(leaf.path)).map((leaf) =>
      h("button.button.primary", { title: leaf.description, onclick: () => composer.begin(`/${leaf.path} `) }, `/${leaf.path}`))));
    return h("li.welcome", {}, h("h2", {}, now?.kind === "dm" ? `This is where ${now.name} writes to you` : `Welcome to #${now?.name ?? ""}`),
      h("p", {}, "Nothing has happened here yet. Type / to see every command, or start with one of these:"), first);
  },
  ask: (deed) => link.ask(deed),
  aside: (text) => log.aside(text),
  /** Do something that the bot may answer with a modal. */
  async perform(deed) {
    const reply = await link.ask(deed);
    if (reply.modal) showForm(reply.modal, stage, (values) => stage.perform({ do: "modal", modal: reply.modal.key, values }));
    return reply;
  },
  async act(message, deed) {
    log.note(message.id, "");
    log.follow(message.id);
    const reply = await stage.perform({ ...deed, message: message.id });
    if (reply.error) log.note(message.id, reply.error === "The application did not respond" ? "This interaction failed: the bot didn’t respond in time." : reply.error);
    return reply;
  },
  openThread(name) {
    const found = (places[here.as] ?? []).findLast((one) => one.kind === "thread" && one.name === name);
    if (found) look(here.as, found.key);
  },
};

const log = new Log(stage);
const composer = new Composer(stage);
const link = new Link({
  onUp: () => { byId("broken").hidden = true; look(here.as, here.in, false); },
  onDown: () => { byId("broken").hidden = false; },
  onNews: (news) => {
    if (news.cast) { cast = news.cast; byId("server").textContent = cast.server; }
    if (news.places) places = news.places;
    if (news.calendar) calendar = news.calendar;
    if (news.conditions) conditions = news.conditions;
    if (news.here && news.here[0] === here.as && news.here[1] === here.in) log.update(news.order, news.put);
    markSeen();
    paintRail();
  },
});

function go(event, who, where) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  look(who, where);
}

/** Become that person in that place. */
async function look(who, where, remember = true) {
  if (remember && (who !== here.as || where !== here.in)) history.pushState(null, "", href(who, where));
  Object.assign(here, { as: who, in: where });
  log.clear();
  openRail(false);
  const reply = await link.ask({ do: "look", as: who, in: where });
  if (reply.error) return who === "ana" ? undefined : look("ana", where);
  if (reply.in !== here.in && here.as === reply.as && here.in === where) {
    here.in = reply.in;
    history.replaceState(null, "", href(here.as, here.in));
    return look(here.as, here.in, false);
  }
  composer.commands = [];
  const now = place();
  const hint = innerWidth > 720 ? ", or type / for commands" : "";
  composer.reset(`Message ${now?.kind === "dm" ? "@" : "#"}${now?.name ?? ""}${hint}`);
  if (innerWidth > 720) composer.input.focus();
  markSeen();
  return paintRail();
}

function markSeen() {
  const now = place();
  if (!now?.last || document.hidden) return;
  const all = seen();
  (all[here.as] ??= {})[now.id] = now.last;
  localStorage.setItem("seen", JSON.stringify(all));
}

const later = (a, b) => b === undefined || a.length > b.length || (a.length === b.length && a > b);

/** How much waits for a person in a place: { unread, pings }. */
function news(who, one) {
  const mark = seen()[who]?.[one.id];
  return { unread: Boolean(one.last && later(one.last, mark)), pings: one.pings.filter((id) => later(id, mark)).length };
}

function paintRail() {
  if (!cast) return;
  const badge = (count) => count ? h("span.badge", { "aria-label": `${count} for you` }, String(count)) : null;
  const entry = (one) => {
    const { unread, pings } = news(here.as, one);
    const current = one.key === here.in;
    const mark = { channel: "#", thread: one.locked ? "🔒" : one.archived ? "🗄" : "↳", dm: "@" }[one.kind];
    return h(`a.place.${one.kind}${unread && !current ? ".unread" : ""}`, {
      href: href(here.as, one.key), "aria-current": current ? "page" : undefined, onclick: (event) => go(event, here.as, one.key),
    }, h("span.mark", { "aria-hidden": "true" }, mark), h("span.name", {}, one.name), current ? null : badge(pings));
  };
  const mine = places[here.as] ?? [];
  byId("places").replaceChildren(
    ...(calendar.length ? [h("h3", {}, "Events")] : []), ...calendar.map((one) => h("div.place", { title: one.about },
      h("span.mark", { "aria-hidden": "true" }, "🗓"), h("span.name", {}, `${one.name} · ${new Date(one.start).toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit" })}`))),
    h("h3", {}, "Channels"), ...mine.filter((one) => one.kind !== "dm").map(entry),
    h("h3", {}, "Direct messages"), ...mine.filter((one) => one.kind === "dm").map(entry));
  const waiting = (who) => (places[who] ?? []).filter((one) => who !== here.as || one.key !== here.in)
    .reduce((sum, one) => sum + news(who, one).pings, 0);
  byId("people").replaceChildren(...cast.people.map((one) => h("a.person", {
    href: href(one.key, here.in), "aria-current": one.key === here.as ? "true" : undefined,
    title: `Be ${one.name}${one.moderator ? ", a moderator" : ""}`,
    onclick: (event) => go(event, one.key, here.in), style: { "--colour": one.colour },
  }, avatar(one.name, one.colour), h("span.name", {}, one.name, one.moderator ? " ★" : ""), badge(waiting(one.key)))));
  const now = place();
  const me = cast.people.find((one) => one.key === here.as);
  const channel = now?.kind === "thread" ? now.parent : now?.kind === "channel" ? now.key : null;
  byId("try").hidden = !conditions;
  byId("try").classList.toggle("news", Boolean(conditions) && unusual(conditions, here.as, channel));
  byId("try").onclick = () => showConditions({ conditions, languages: cast.languages, permissions: cast.permissions, person: me, channel, bot: cast.bot.name, change: (deed) => link.ask(deed) });
  byId("preview").href = "/preview" + href(here.as, here.in);
  byId("where").textContent = now ? `${now.kind === "dm" ? "@" : "#"} ${now.name}` : "";
  const count = waiting(here.as);
  document.title = `${count ? `(${count}) ` : ""}${me?.name ?? ""} in ${now?.kind === "dm" ? "@" : "#"}${now?.name ?? ""}`;
  byId("menu").classList.toggle("news", mine.some((one) => one.key !== here.in && news(here.as, one).pings));
}

function openRail(open) {
  document.body.classList.toggle("rail-open", open);
  byId("menu").setAttribute("aria-expanded", String(open));
}

byId("menu").onclick = () => openRail(!document.body.classList.contains("rail-open"));
document.querySelector("main").addEventListener("pointerdown", (event) => {
  if (event.target.id !== "menu") openRail(false);
});
addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body && !document.querySelector("dialog[open]");
  if (free && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) composer.input.focus();
});
addEventListener("popstate", () => {
  const wanted = new URLSearchParams(location.search);
  look(wanted.get("as") ?? "ana", wanted.get("in") ?? "table-one", false);
});
document.addEventListener("visibilitychange", () => { markSeen(); paintRail(); });
addEventListener("storage", paintRail);
