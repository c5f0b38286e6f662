// Pictures of positions and results, for programs that show a link: /pictures/table/CODE.png,
// /pictures/position/GAME.png?position=… /pictures/shown.png?show=… and /pictures/puzzle/GAME/N.png. A thread of their own
// draws a few at a time, at the visitor's expense; they are kept for a while.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@planisphere/games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { PlainQueue, ThreadPool } from '../threads/pool.ts';
import { compiled } from '../threads/thread.ts';
import { allowUse } from './framing.ts';
import type { PictureJob } from './picture-job.ts';
import { HttpRefusal, notFound, tooMuch } from './refusal.ts';
import { tableJob, tableSeen } from './sharing.ts';
import { jobShown } from './shown.ts';

const picturesFolder = fileURLToPath(new URL('../../../web/pictures/dist', import.meta.url));

/** Pictures that wait while one is drawn. */
const MOST_WAITING = 30;
/** Milliseconds for one picture; it takes half a second on an idle machine. */
const BUDGET = 30_000;
/** Pictures that are kept, about 200 kB each. */
const KEPT = 60;
/** Milliseconds charged for one picture; another thread spends them. */
const PRICE = 60;

export class Pictures {
  readonly #folder: string;
  #pool: ThreadPool<PictureJob, Uint8Array> | undefined;
  readonly #kept = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(folder = picturesFolder) {
    this.#folder = folder;
  }

  get #program(): string {
    return join(this.#folder, 'pictures.cjs');
  }

  /** Only the web app can draw; it may be built while the server runs. */
  get canDraw(): boolean {
    return this.#pool !== undefined || existsSync(this.#program);
  }

  get #drawers(): ThreadPool<PictureJob, Uint8Array> {
    this.#pool ??= new ThreadPool(
      {
        script: compiled(new URL('./picture-worker.js', import.meta.url)),
        threads: 1,
        budget: BUDGET,
        workerData: { program: this.#program, letters: join(this.#folder, 'letters.ttf') },
      },
      new PlainQueue(MOST_WAITING),
    );
    return this.#pool;
  }

  has(job: PictureJob): boolean {
    return this.#kept.has(JSON.stringify(job));
  }

  /** Undefined when there is no room now; empty if there is nothing to draw. */
  draw(job: PictureJob): Promise<Uint8Array | undefined> {
    const key = JSON.stringify(job);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    const made = kept ?? this.#drawers.run(job, {});
    this.#kept.set(key, made);
    const forget = (): boolean => this.#kept.delete(key);
    if (kept === undefined) made.then((png) => png === undefined && forget(), forget);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return made;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

type Parameters = Readonly<Record<string, string | undefined>>;

export function addPictures(app: FastifyInstance, server: ServerContext, pictures: Pictures): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, job: PictureJob): Promise<unknown> => {
    const payer = server.payers.of(request.ip);
    if (!payer.hasTime()) throw tooMuch(payer);
    if (!pictures.canDraw) throw notFound('such picture');
    if (!pictures.has(job)) payer.charge(PRICE);
    const png = await pictures.draw(job).catch((error: unknown) => {
      request.log.warn({ err: error, job }, 'a picture was not drawn');
      throw new HttpRefusal(400, 'bad-request', 'This position cannot be drawn.');
    });
    if (png === undefined)
      throw new HttpRefusal(503, 'too-many-requests', 'Too many pictures are drawn now.');
    if (png.length === 0) throw notFound('such picture');
    allowUse(reply);
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(Buffer.from(png));
  };
  const parametersOf = ({ params }: FastifyRequest): Parameters => params as Parameters;
  const titleOf = (game: string): string => findGame(game)?.text.title.en ?? '';
  app.get('/pictures/table/:code', async (request, reply) => {
    const code = (parametersOf(request).code ?? '').replace(/\.png$/, '');
    const table = await tableSeen(server, request, code);
    const job = table === undefined ? undefined : tableJob(table);
    if (job === undefined) throw notFound('such picture');
    return send(request, reply, job);
  });
  app.get('/pictures/position/:game', async (request, reply) => {
    const game = (parametersOf(request).game ?? '').replace(/\.png$/, '');
    const position = String((request.query as Parameters).position ?? '');
    const found = findGame(game);
    if (found === undefined) throw notFound('such picture');
    const parsed = found.game.notation.parse(position);
    if (!parsed.ok) throw new HttpRefusal(400, parsed.fault, parsed.fault.message);
    return send(request, reply, { game, position, title: titleOf(game), under: '' });
  });
  app.get('/pictures/shown.png', async (request, reply) => {
    const job = jobShown(new URL(request.url, 'http://server').searchParams);
    if (job === undefined) throw notFound('such picture');
    return send(request, reply, job);
  });
  app.get('/pictures/puzzle/:game/:number', async (request, reply) => {
    const { game = '', number = '' } = parametersOf(request);
    const puzzle = Number(number.replace(/\.png$/, ''));
    if (!Number.isSafeInteger(puzzle) || puzzle < 0) throw notFound('such picture');
    return send(request, reply, { game, puzzle, title: `${titleOf(game)} · ?`, under: '' });
  });
}
