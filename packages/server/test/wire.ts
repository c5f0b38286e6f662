// A wire between a server and its database that a test can cut or silence: connections stay open and nothing gets
// through.
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class Wire {
  readonly #sockets = new Set<Socket>();
  #silent = false;
  port = 0;

  /** Returns the address of the same database through the wire. */
  async to(databaseUrl: string): Promise<string> {
    const there = new URL(databaseUrl);
    const server = createServer((near) => {
      const far = connect(Number(there.port), there.hostname);
      this.#join(near, far);
      this.#join(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    onTestFinished(() => {
      this.cut();
      server.close();
    });
    const here = new URL(databaseUrl);
    here.port = String(typeof address === 'object' ? address?.port : 0);
    return here.href;
  }

  #join(from: Socket, into: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => {
      if (!this.#silent) into.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      if (!this.#silent) into.destroy();
    });
  }

  silence(): void {
    this.#silent = true;
  }

  speak(): void {
    this.#silent = false;
  }

  /** Ends every connection, as a crash of the database does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
