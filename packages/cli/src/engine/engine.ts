// The engine: each line in gets one answer or one error, and no line can end it. Answers to thinking come later.
import { botNamesOf } from '@planisphere/bots/minds';
import { type Decoded, type Fault, fail, isObject, parseJson } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { Desk, type Fields } from './desk.ts';
import {
  type Best,
  decodeRequest,
  type Hello,
  MOST_CHARACTERS,
  type PerftRequest,
  PROTOCOL,
  type Request,
  type RequestId,
} from './requests.ts';
import { Thinking } from './thinking.ts';

export interface EngineOptions {
  readonly entry: Entry;
  /** The program's version. */
  readonly version: string;
  readonly write: (line: string) => void;
}

export class Engine {
  readonly #options: EngineOptions;
  readonly #desk: Desk;
  readonly #thinking = new Thinking();
  #line = 0;
  #isGreeted = false;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#desk = new Desk(options.entry);
  }

  /** Undefined for a line that was too long to keep. */
  hear(text: string | undefined): void {
    this.#line++;
    if (text?.trim() === '') return;
    if (text === undefined) {
      const most = `A line has at most ${MOST_CHARACTERS} characters.`;
      this.#fault(undefined, { code: 'too-long', at: '', message: most });
      return;
    }
    const json = parseJson(text);
    const request = json.ok ? decodeRequest(json.value) : json;
    if (!request.ok) {
      this.#fault(idIn(json), request.fault);
      return;
    }
    try {
      this.#answer(request.value);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#fault(request.value.id, { code: 'impossible', at: '', message });
    }
  }

  /** Waits until the thinking has ended. */
  finish(): Promise<void> {
    return this.#thinking.finish();
  }

  #answer(request: Request): void {
    if (!this.#isGreeted && request.kind !== 'hello') {
      const message = 'Send hello first, with the version that you speak.';
      this.#fault(request.id, { code: 'hello-first', at: '', message });
      return;
    }
    if (request.kind === 'best' || request.kind === 'perft') {
      const fault = request.kind === 'best' ? this.#best(request) : this.#perft(request);
      fault === undefined ? undefined : this.#fault(request.id, fault);
      return;
    }
    const answer = this.#atOnce(request);
    if (answer.ok) this.#say(request.kind, request.id, answer.value);
    else this.#fault(request.id, answer.fault);
  }

  #atOnce(request: Exclude<Request, Best | PerftRequest>): Decoded<Fields> {
    switch (request.kind) {
      case 'hello':
        return this.#hello(request);
      case 'setup':
        return this.#desk.setup(request);
      case 'legal':
        return this.#desk.legal(request);
      case 'check':
        return this.#desk.check(request);
      case 'apply':
        return this.#desk.apply(request);
      case 'view':
        return this.#desk.view(request);
      case 'chance':
        return this.#desk.chance(request);
      case 'stop':
        return { ok: true, value: { stopped: this.#thinking.stop() } };
    }
  }

  #hello({ protocol, lang }: Hello): Decoded<Fields> {
    if (protocol !== PROTOCOL)
      return fail('unknown-protocol', 'protocol', `This engine speaks version ${PROTOCOL} only.`);
    this.#isGreeted = true;
    this.#desk.lang = lang;
    const { game } = this.#desk;
    const defaults = game.decodeOptions({});
    return {
      ok: true,
      value: {
        protocol: PROTOCOL,
        engine: `planisphere ${this.#options.version}`,
        game: game.id,
        version: game.version,
        players: game.players,
        cooperative: game.cooperative,
        options: defaults.ok ? defaults.value : {},
        bots: botNamesOf(game),
      },
    };
  }

  #best({ id, seat: letter, bot, kind: _, ...limits }: Best): Fault | undefined {
    const { game } = this.#desk;
    const asked = this.#desk.awaitedSeat(letter);
    if (!asked.ok) return asked.fault;
    const names = botNamesOf(game);
    if (bot !== undefined && !names.includes(bot))
      return { code: 'no-such-bot', at: 'bot', message: `There are ${names.join(', ')}.` };
    if (this.#thinking.isBusy) return BUSY;
    const { seat, view } = asked.value;
    const strongest = names[names.length - 1] as string;
    const { nodes, milliseconds, forever, lines, seed } = limits;
    const job = { game: game.id, view: game.notation.make(view), seat, bot: bot ?? strongest } as const;
    this.#think('best', id, { kind: 'best', ...job, nodes, milliseconds, forever, lines, seed });
    return undefined;
  }

  #perft({ id, depth, divide }: PerftRequest): Fault | undefined {
    const { game, course } = this.#desk;
    if (!course.ok) return course.fault;
    if (this.#thinking.isBusy) return BUSY;
    const position = game.notation.make(course.value.state);
    this.#think('perft', id, { kind: 'perft', game: game.id, position, depth, divide });
    return undefined;
  }

  #think(kind: string, id: RequestId | undefined, job: Parameters<Thinking['begin']>[0]): void {
    const line = this.#line;
    this.#thinking.begin(job, {
      info: (found) => this.#say('info', id, { ...found }),
      done: (fields) => this.#say(kind, id, fields),
      failed: (message) => this.#fault(id, { code: 'failed', at: '', message }, line),
    });
  }

  #say(kind: string, id: RequestId | undefined, fields: Fields): void {
    this.#options.write(JSON.stringify({ kind, ...(id !== undefined && { id }), ...fields }));
  }

  #fault(id: RequestId | undefined, { code, at, message }: Fault, line = this.#line): void {
    this.#say('error', id, { line, code, at, message });
  }
}

const BUSY: Fault = {
  code: 'busy',
  at: '',
  message: 'The engine thinks about something else: stop it, or wait for its answer.',
};

/** Lets the client know which request was wrong. */
function idIn(json: Decoded<unknown>): RequestId | undefined {
  const id = json.ok && isObject(json.value) ? json.value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
