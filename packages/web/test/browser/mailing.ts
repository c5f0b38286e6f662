// A server of its own that sends mail, and the letters it has sent.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { catchMail, unfolded } from '@planisphere/testkit/mail';
import { expect } from '@playwright/test';

const COMMAND = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url));

export interface Mailing {
  readonly url: string;
  /** The code in the newest letter to this address. */
  codeTo(address: string): Promise<string>;
  close(): void;
}

export async function serveWithMail(): Promise<Mailing> {
  const mail = await catchMail();
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-mail-'));
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, SMTP_URL: mail.url };
  const server = spawn(process.execPath, [COMMAND, 'serve'], { env });
  const close = () => {
    mail.close();
    server.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    server.kill('SIGKILL');
  };
  const codeTo = async (address: string) => {
    let code: string | undefined;
    await expect(() => {
      const letter = mail.letters.findLast((each) => each.includes(`To: ${address}`));
      [, code] = /code\s*: (\S{7})/.exec(unfolded(letter).replace(/=C2=A0|=E2=80=AF/g, ' ')) ?? [];
      expect(code).toBeDefined();
    }).toPass();
    return code ?? '';
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/[^\s/]+/.exec(line)?.[0];
    if (url !== undefined) return { url, codeTo, close };
  }
  throw new Error('the server ended before it said where it is');
}
