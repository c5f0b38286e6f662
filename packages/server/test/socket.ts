// A bare socket, for messages that a well-behaved client never sends.
import { PROTOCOL_VERSION, type ServerMessage } from '@planisphere/protocol';
import WebSocket from 'ws';

export class BareSocket {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  #wake: () => void = () => undefined;
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  /** Returns the status of the refusal if the server does not accept it. */
  static open(server: string, headers: Record<string, string>): Promise<BareSocket | number> {
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers });
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(new BareSocket(socket)));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
      socket.on('error', reject);
    });
  }

  static async greeted(server: string, cookie: string): Promise<BareSocket> {
    const socket = await BareSocket.open(server, { cookie });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    await socket.ask({ type: 'hello', v: PROTOCOL_VERSION });
    return socket;
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends it and waits for the first message back. */
  async ask(message: unknown): Promise<ServerMessage> {
    const before = this.heard.length;
    this.say(message);
    return this.next(before);
  }

  async next(index: number): Promise<ServerMessage> {
    while (this.heard[index] === undefined && this.closed === undefined)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    return this.heard[index] ?? { type: 'error', code: `closed ${this.closed}`, message: '' };
  }

  /** The answer to a command, whatever else arrives meanwhile. */
  async answerTo(command: { readonly id: string }): Promise<ServerMessage> {
    let at = this.heard.length;
    this.say(command);
    for (;;) {
      const message = await this.next(at++);
      if ('id' in message && message.id === command.id) return message;
      if (message.type === 'error' && message.id === undefined) return message;
    }
  }
}
