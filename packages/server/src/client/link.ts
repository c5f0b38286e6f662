// A table followed by a program: the link of the protocol over a socket of Node.
import { randomBytes } from 'node:crypto';
import { Link, type LinkOptions, type Wire, type WireListener } from '@planisphere/protocol';
import WebSocket from 'ws';

export interface TableLinkOptions extends LinkOptions {
  readonly server: string;
  readonly cookie: string;
  /** Of a bot, which has no cookie. */
  readonly token?: string | undefined;
}

export class TableLink extends Link {
  constructor(options: TableLinkOptions) {
    super(
      {
        dial: (listener) => dial(options, listener),
        newId: () => randomBytes(9).toString('base64url'),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      options,
    );
  }
}

function dial({ server, cookie, token }: TableLinkOptions, listener: WireListener): Wire {
  const headers = token === undefined ? { cookie } : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers });
  socket.on('open', () => listener.opened());
  socket.on('message', (data) => listener.heard(String(data)));
  socket.on('unexpected-response', (_, response) => {
    if (response.statusCode === 401 || response.statusCode === 403) listener.forbidden();
    else listener.closed(0);
  });
  socket.on('error', () => undefined); // a close follows
  socket.on('close', (code) => listener.closed(code));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    drop: () => socket.terminate(),
  };
}
