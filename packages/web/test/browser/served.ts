// A solo game on the server, played by a program over the page's socket: the first legal action each time.
import { PROTOCOL_VERSION } from '@planisphere/protocol';
import { stellarion } from '@planisphere/stellarion';
import type { Page } from '@playwright/test';

/** The first legal event for seat A. */
function answerTo(view: string): string {
  const parsed = stellarion.notation.parse(view);
  if (!parsed.ok) throw new Error(view);
  const [action] = stellarion.legal(parsed.value, 0);
  if (action === undefined) throw new Error(`nothing to do: ${view}`);
  return stellarion.notation.makeEvent({ by: 0, action });
}

/** Opens a table of Stellarion with this page's guest alone; returns its code. */
export async function openServed(page: Page): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  await page.request.put('/api/me', { headers, data: { name: 'Ada', emblem: 'comet', locale: 'en' } });
  const seats = [{ kind: 'person' }];
  const data = { game: 'stellarion', options: { stars: 0 }, seats };
  const opened = await page.request.post('/api/tables', { headers, data });
  return ((await opened.json()) as { code: string }).code;
}

/** Plays it to its end, or gives it up after so many decisions. */
export async function playServed(page: Page, code: string, decisions = 1000): Promise<void> {
  await page.exposeFunction('answerTo', answerTo);
  await page.evaluate(
    `new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://' + location.host + '/socket');
      const table = ${JSON.stringify(code)};
      let commands = 0;
      const say = (message) => socket.send(JSON.stringify(message));
      const command = (message) => say({ ...message, table, id: 'served-' + ++commands });
      socket.onerror = reject;
      socket.onopen = () => {
        say({ type: 'hello', v: ${PROTOCOL_VERSION} });
        say({ type: 'watch', table, as: 'A' });
      };
      socket.onmessage = async ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'error') reject(new Error(message.message));
        if (message.type !== 'update' || message.scene === undefined) return;
        if (message.scene.over) { socket.close(); resolve(); }
        else if (message.scene.awaiting.includes('A'))
          command(commands < ${decisions} ? { type: 'act', event: await answerTo(message.scene.view) } : { type: 'resign' });
      };
    })`,
  );
}
