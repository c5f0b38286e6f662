// A table followed by a program: the link of the protocol over a socket of Node.
import { randomBytes } from 'node:crypto';
import { type Ears, Link, type LinkOptions, type Wire } from '@planisphere/protocol';
import WebSocket from 'ws';

export interface TableLinkOptions extends LinkOptions {
  readonly server: string;
  readonly cookie: string;
}

export class TableLink extends Link {
  constructor(options: TableLinkOptions) {
    super(
      {
        dial: (ears) => dial(options, ears),
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

function dial({ server, cookie }: TableLinkOptions, ears: Ears): Wire {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers: { cookie } });
  socket.on('open', () => ears.opened());
  socket.on('message', (data) => ears.heard(String(data)));
  socket.on('unexpected-response', (_, response) => {
    if (response.statusCode === 401 || response.statusCode === 403) ears.forbidden();
    else ears.closed(0);
  });
  socket.on('error', () => undefined); // a close follows
  socket.on('close', (code) => ears.closed(code));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    drop: () => socket.terminate(),
  };
}
