// The link of the protocol over a browser's socket. A device that wakes up or is online again tries at once; when the
// network goes, the link says so at once, although its sockets would take minutes.
import { Link, type LinkOptions, type Wire, type WireListener } from '@planisphere/protocol';

export class BrowserLink extends Link {
  readonly #wake = () => {
    if (document.visibilityState === 'visible') this.wake();
  };
  readonly #gone = () => this.drop();

  constructor(options: LinkOptions) {
    super(
      {
        dial,
        newId: () => crypto.randomUUID(),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      options,
    );
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#wake);
  }

  override close(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#wake);
    super.close();
  }
}

function dial(listener: WireListener): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
  let dropped = false;
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => {
    if (!dropped) listener.heard(String(data));
  });
  socket.addEventListener('close', ({ code }) => {
    if (!dropped) listener.closed(code);
  });
  return {
    isOpen: () => !dropped && socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    drop: () => {
      if (dropped) return;
      dropped = true;
      socket.close();
      listener.closed(0);
    },
  };
}
