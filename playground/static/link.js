// The line to the playground: questions with answers, news as they come, and patience when it is away.

export class Link {
  constructor({ onNews, onUp, onDown }) {
    this.waiting = new Map();
    this.count = 0;
    this.onNews = onNews;
    this.onUp = onUp;
    this.onDown = onDown;
    this.open();
  }

  open() {
    this.socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket.onopen = () => this.onUp();
    this.socket.onmessage = ({ data }) => {
      const value = JSON.parse(data);
      if (value.n === undefined) return this.onNews(value);
      this.waiting.get(value.n)?.(value.reply);
      this.waiting.delete(value.n);
    };
    this.socket.onclose = () => {
      this.onDown();
      for (const answer of this.waiting.values()) answer({ error: "The playground was stopped." });
      this.waiting.clear();
      setTimeout(() => this.open(), 1000);
    };
  }

  /** Ask and wait; the answer is always an object, with `error` when something was not possible. */
  ask(deed) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "The playground was stopped." });
    const n = ++this.count;
    this.socket.send(JSON.stringify({ ...deed, n }));
    return new Promise((answer) => this.waiting.set(n, answer));
  }
}
