// A proxy in front of several nodes, like an operator's: it asks each whether it is ready, and gives every new
// connection to a ready one.
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const ASK = 200;

export class NodeProxy {
  readonly #nodes: () => readonly string[];
  readonly #sockets = new Set<Socket>();
  #ready: readonly string[] = [];
  #next = 0;

  constructor(nodes: () => readonly string[]) {
    this.#nodes = nodes;
  }

  get ready(): readonly string[] {
    return this.#ready;
  }

  /** Gives its address. */
  async start(): Promise<string> {
    await this.#ask();
    const timer = setInterval(() => void this.#ask(), ASK);
    const server = createServer((near) => this.#pass(near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      clearInterval(timer);
      for (const socket of this.#sockets) socket.destroy();
      server.close();
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  async #ask(): Promise<void> {
    const isReady = (url: string): Promise<boolean> =>
      fetch(`${url}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    const nodes = this.#nodes();
    const answers = await Promise.all(nodes.map(isReady));
    this.#ready = nodes.filter((_, index) => answers[index]);
  }

  #pass(near: Socket): void {
    const url = this.#ready[this.#next++ % this.#ready.length];
    if (url === undefined) return void near.destroy();
    const { hostname, port } = new URL(url);
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
