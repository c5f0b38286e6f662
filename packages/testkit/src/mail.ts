// The parts of a mail server that tests need.
import { createServer, type Socket } from 'node:net';

export interface CaughtMail {
  /** For SMTP_URL. */
  readonly url: string;
  readonly letters: readonly string[];
  close(): void;
}

/** Accepts letters and keeps them; `nobody@…` does not exist. */
export async function catchMail(): Promise<CaughtMail> {
  const letters: string[] = [];
  const talk = (socket: Socket): void => {
    let letter: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (letter !== undefined && line === '.') {
          letters.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        } else if (letter !== undefined) letter += `${line}\n`;
        else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT TO:<nobody@')) socket.write('550 unknown\r\n');
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => void server.close() };
}

/** The letter with its long lines joined again: mail breaks them with `=` at the end (quoted-printable). */
export const unfolded = (letter: string | undefined): string => (letter ?? '').replace(/=\n/g, '');
