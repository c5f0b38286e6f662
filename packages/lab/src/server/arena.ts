// Many people in one arena: they wait on its page, which asks every four seconds as the app does, play when they are
// paired, give up after a while and come back. Games are far shorter than people's, so pairings, results and ratings
// come much faster than in a real arena.
import type { TournamentPage } from '@planisphere/protocol';
import { Visitor } from '@planisphere/server/client';
import { gameOf } from '../base/game.ts';
import type { Ground } from './crowds.ts';
import { aimed, type Figure, figure, percentile } from './figures.ts';
import { pause } from './load.ts';
import { LOAD_GAME } from './load-game.ts';
import { type LoadListener, LoadPlayer } from './player.ts';

/** In milliseconds: between two requests of the page, for a move, and for a look at the result. */
const ASKED_EVERY = 4000;
const THOUGHT = 2000;
const RESULT = 2000;
/** One move in so many ends the game: a game takes half a minute. */
const MOVES = 15;
/** In milliseconds: by then everybody has had a game or should have had one. */
const WARM_UP = 20_000;
const PARALLEL = 40;
const MOST = { delay: 50, loop: 50 };

/** What happens to all people together, counted. */
class Happening {
  readonly #sent = new Map<string, { readonly by: LoadPlayer; readonly at: number }>();
  /** By table: players who have been told of it. An action counts no delay while nobody is there to see it. */
  readonly #there = new Map<string, Set<LoadPlayer>>();
  /** In milliseconds: from an action to the opponent's screen, until the page answered, from one game to the next. */
  readonly delays: number[] = [];
  readonly answers: number[] = [];
  readonly waits: number[] = [];
  actions = 0;
  games = 0;
  failures = 0;
  isOver = false;

  acts(player: LoadPlayer): void {
    this.actions++;
    if (this.#there.get(player.code)?.size === 2)
      this.#sent.set(player.code, { by: player, at: performance.now() });
  }

  sees(player: LoadPlayer): void {
    const there = this.#there.get(player.code) ?? new Set();
    this.#there.set(player.code, there.add(player));
    const sent = this.#sent.get(player.code);
    if (sent === undefined || sent.by === player) return;
    this.#sent.delete(player.code);
    this.delays.push(performance.now() - sent.at);
  }

  /** Starts counting. */
  begin(): void {
    for (const each of [this.delays, this.answers, this.waits]) each.length = 0;
    this.actions = 0;
    this.games = 0;
    this.failures = 0;
  }
}

class Entrant implements LoadListener {
  readonly #visitor: Visitor;
  readonly #happening: Happening;
  #arena = '';
  /** The table of the last game. */
  #table = '';
  #moves = 0;
  #ended: () => void = () => undefined;
  /** Whether they have had a game. */
  hasPlayed = false;

  constructor(url: string, happening: Happening) {
    this.#visitor = new Visitor(url);
    this.#happening = happening;
  }

  async enter(arena: string): Promise<void> {
    this.#arena = arena;
    await this.#visitor.be({ name: 'Entrant', emblem: 'star' });
    await this.#visitor.call('POST', `/api/tournaments/${arena}/entry`);
  }

  /** Waits on the page and plays, again and again. */
  async takePart(): Promise<void> {
    await pause(Math.random() * ASKED_EVERY);
    while (!this.#happening.isOver) {
      const free = performance.now();
      const code = await this.#pairedAt();
      if (code === undefined) return;
      if (this.hasPlayed) this.#happening.waits.push(performance.now() - free);
      this.hasPlayed = true;
      this.#table = code;
      await this.#play(code);
      this.#happening.games += 0.5; // the opponent counts the other half
      await pause(RESULT);
    }
  }

  async #pairedAt(): Promise<string | undefined> {
    for (;;) {
      const table = await this.#look();
      if (this.#happening.isOver) return undefined;
      if (table !== undefined && table !== this.#table) return table;
      await pause(ASKED_EVERY);
    }
  }

  async #look(): Promise<string | undefined> {
    const asked = performance.now();
    try {
      const answer = await this.#visitor.call('GET', `/api/tournaments/${this.#arena}?from=0`);
      this.#happening.answers.push(performance.now() - asked);
      return (answer as TournamentPage).me?.table;
    } catch {
      this.#happening.failures++;
      return undefined;
    }
  }

  async #play(code: string): Promise<void> {
    const { server: url, cookie } = this.#visitor;
    const end = new Promise<void>((resolve) => {
      this.#ended = resolve;
    });
    const player = await LoadPlayer.join({ url, cookie }, code, {
      game: gameOf(LOAD_GAME),
      listener: this,
    });
    await end;
    player.close();
  }

  seen(player: LoadPlayer): void {
    this.#happening.sees(player);
    if (player.over || this.#happening.isOver) this.#ended();
    else if (player.mayAct) setTimeout(() => this.#move(player), THOUGHT * (0.5 + Math.random()));
  }

  #move(player: LoadPlayer): void {
    if (!player.mayAct || this.#happening.isOver) return;
    const id = `${this.#moves++}`;
    if (Math.random() < 1 / MOVES) {
      player.resign(id);
      return;
    }
    this.#happening.acts(player);
    player.act(id);
  }

  confirmed(): void {}
  refused(): void {}

  leave(): void {
    this.#ended();
  }
}

export async function* arenaFigures(
  grounds: readonly Ground[],
  { people, seconds }: { readonly people: number; readonly seconds: number },
): AsyncGenerator<Figure> {
  for (const ground of grounds) {
    const open = await ground.open();
    yield* oneArena(ground, open.nodes, { people, seconds });
    await open.close();
  }
}

async function* oneArena(
  { name }: Ground,
  nodes: Awaited<ReturnType<Ground['open']>>['nodes'],
  { people, seconds }: { readonly people: number; readonly seconds: number },
): AsyncGenerator<Figure> {
  const happening = new Happening();
  const entrants = Array.from(
    { length: people },
    (_, index) => new Entrant((nodes[index % nodes.length] as { url: string }).url, happening),
  );
  const id = await arenaAt((nodes[0] as { url: string }).url);
  const queue = [...entrants];
  const arrive = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await next.enter(id);
  };
  await Promise.all(Array.from({ length: PARALLEL }, arrive));
  const began = performance.now();
  const taking = entrants.map((each) => each.takePart());
  const isWaiting = (): boolean => entrants.some(({ hasPlayed }) => !hasPlayed);
  while (isWaiting() && performance.now() < began + WARM_UP) await pause(100);
  const first = (performance.now() - began) / 1000;
  const waiting = entrants.filter(({ hasPlayed }) => !hasPlayed).length;
  await pause(Math.max(0, began + WARM_UP - performance.now()));
  const cpu = async (): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.cpu()))).reduce((a, b) => a + b);
  const before = await cpu(); // this also resets the measurement of the event loop
  happening.begin();
  await pause(seconds * 1000);
  const loops = await Promise.all(nodes.map((node) => node.loopDelay())); // first: any look at the figures resets them
  const used = ((await cpu()) - before) / seconds;
  happening.isOver = true;
  for (const each of entrants) each.leave();
  await Promise.race([Promise.all(taking), pause(2 * ASKED_EVERY)]);
  const of = (what: string): string => `${name}, ${people} in an arena: ${what}`;
  const { delays, answers, waits, actions, games, failures } = happening;
  yield figure(of('until everybody has their first game'), first, 's');
  yield aimed(figure(of('without a game after that'), waiting, ''), { most: 1 });
  yield figure(of('actions per second'), actions / seconds, '/s');
  yield figure(of('games that end, and ratings, per second'), games / seconds, '/s');
  yield figure(of("send to opponent's screen, 50 %"), percentile(delays, 0.5), 'ms');
  yield aimed(figure(of("send to opponent's screen, 99 %"), percentile(delays, 0.99), 'ms'), {
    most: MOST.delay,
  });
  yield figure(of('questions of the page per second'), answers.length / seconds, '/s');
  yield figure(of('page of the arena, 50 %'), percentile(answers, 0.5), 'ms');
  yield figure(of('page of the arena, 99 %'), percentile(answers, 0.99), 'ms');
  yield aimed(figure(of('questions that failed'), failures, ''), { most: 0 });
  yield figure(of('from the page to the next game, 50 %'), percentile(waits, 0.5) / 1000, 's');
  yield figure(of('from the page to the next game, 99 %'), percentile(waits, 0.99) / 1000, 's');
  yield aimed(figure(of('event loop held, 99 %'), Math.max(...loops.map(({ p99 }) => p99)), 'ms'), {
    most: MOST.loop,
  });
  yield figure(of('event loop held, at most'), Math.max(...loops.map(({ most }) => most)), 'ms');
  yield figure(of('processor time of the server per second'), used * 1000, 'ms');
  yield figure(
    of('the same per action, with all that goes with it'),
    (used * 1000 * seconds) / actions,
    'ms',
  );
}

async function arenaAt(url: string): Promise<string> {
  const maker = new Visitor(url);
  await maker.be({ name: 'Maker', emblem: 'star' });
  const form = { kind: 'arena', pace: 'brisk', minutes: 60 };
  const wanted = { name: 'Bench', game: LOAD_GAME, form, starts: Date.now() };
  return ((await maker.call('POST', '/api/tournaments', wanted)) as { id: string }).id;
}
