// Plays a game on a running server, as a person who takes the first legal action, against a bot; then checks its
// record.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Milliseconds. */
const LONGEST_GAME = 120_000;

/**
 * With the client of the image itself.
 * @param {string} url
 * @param {string} app the folder of the app in the image
 * @returns {Promise<{ game: string, events: number, scores: readonly number[] }>}
 */
export async function playGame(url, app) {
  /** @param {string} path */
  const load = (path) => import(pathToFileURL(join(app, 'packages', path)).href);
  const { TableLink, Visitor } = await load('server/dist/client/index.js');
  const { GAMES } = await load('games/dist/index.js');
  const { parseRecord, verifyRecord } = await load('core/dist/index.js');
  const { game } = GAMES[0];
  const visitor = new Visitor(url);
  await visitor.be({ name: 'Ada', emblem: 'comet' });
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }];
  const { code } = await visitor.open({ game: game.id, seats });
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the game did not end in time')), LONGEST_GAME);
    /** @type {{ send(command: object): Promise<number>, close(): void }} */
    const link = new TableLink({
      ...{ server: url, cookie: visitor.cookie, code, since: 0 },
      onLost: (/** @type {string} */ reason) => reject(new Error(reason)),
      onUpdate: (
        /** @type {{ scene?: { view: string, awaiting: readonly string[], over: boolean } }} */ { scene },
      ) => {
        if (scene?.over) {
          clearTimeout(late);
          link.close();
          resolve(undefined);
        } else if (scene?.awaiting.includes('A')) act(scene.view);
      },
    });
    /** @param {string} view */
    const act = (view) => {
      const position = game.notation.parse(view);
      if (!position.ok) return;
      const [action] = game.legal(position.value, 0);
      if (action === undefined) return;
      link.send({ type: 'act', event: game.notation.makeEvent({ by: 0, action }) }).catch(() => undefined);
    };
  });
  const record = parseRecord(await visitor.record(code));
  const checked = record.ok ? verifyRecord(game, record.value) : record;
  if (!checked.ok) throw new Error(`the record is wrong: ${JSON.stringify(checked.fault)}`);
  return { game: game.id, events: record.value.events.length, scores: record.value.result?.scores ?? [] };
}
