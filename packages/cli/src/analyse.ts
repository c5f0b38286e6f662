// `planisphere analyse`: the best lines of a position with their values and errors, and the exact odds of what can still come.
import { type Analysis, analyse, loadAnalyst } from '@planisphere/bots/analysis';
import {
  type Finding,
  type Frame,
  findingText,
  hidesFrom,
  inspectPosition,
  type Locale,
  makeSeat,
  rounded,
  SEATS,
  type Seat,
  seatsThatKnow,
  type TablePart,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { analysisLines, analysisWords } from './analysis-text.ts';
import { countValue, gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { localeValue } from './base/locale.ts';
import { paintFor } from './base/paint.ts';
import { partLines } from './base/part-lines.ts';
import { UsageError } from './base/usage.ts';

const SECONDS = 2;
const LINES = 4;

export const analyseCommand: Command = {
  usage: 'analyse GAME NOTATION [--seconds N] [--lines N] [--known] [--lang en|fr] [--json]',
  flags: {
    seconds: { type: 'string' },
    lines: { type: 'string' },
    known: { type: 'boolean' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(values, [id, ...words]) {
    const entry = gameNamed(id);
    const locale = localeValue(values);
    const text = words.join(' ');
    if (text === '') throw new UsageError(analysisWords(locale).noPosition(entry.game.id));
    const { position, findings } = inspectPosition(entry.game, text);
    const told = findings.map((finding) => ({
      ...finding,
      says: findingText(entry.text, finding, { locale, names: SEATS.map(makeSeat) }),
    }));
    const inJson = values.json === true;
    if (position === undefined) {
      if (inJson) console.log(JSON.stringify({ game: entry.game.id, findings: told }));
      else for (const { says } of told) console.error(says);
      return 1;
    }
    const limits = {
      seconds: countValue(values, 'seconds', SECONDS),
      lines: countValue(values, 'lines', LINES),
      known: values.known === true,
    };
    const looked = await lookAt({ entry, position, locale }, limits);
    if (inJson) console.log(JSON.stringify(asJson(entry, looked, told)));
    else for (const line of asText({ entry, locale }, looked, told)) console.log(line);
    return 0;
  },
};

interface Place {
  readonly entry: Entry;
  readonly position: unknown;
  readonly locale: Locale;
}

interface Limits {
  readonly seconds: number;
  readonly lines: number;
  /** Whether every card lies face up. */
  readonly known: boolean;
}

interface Looked {
  readonly position: unknown;
  readonly view: unknown;
  readonly seat: Seat | undefined;
  readonly frame: Frame;
  readonly odds: readonly TablePart[];
  readonly analysis: Analysis | undefined;
  readonly milliseconds: number;
}

async function lookAt({ entry, position, locale }: Place, limits: Limits): Promise<Looked> {
  const { game, outline, text } = entry;
  const players = outline.tally(position).length;
  const awaiting = game.awaiting(position);
  const [seat] = seatsThatKnow(game, position);
  if (awaiting.kind === 'seats' && seat === undefined)
    throw new UsageError(analysisWords(locale).unknown(awaiting.seats.map(makeSeat).join(', ')));
  if (limits.known && (seat === undefined || !hidesFrom(game, position, seat)))
    throw new UsageError(analysisWords(locale).nothingHidden);
  const view = seat === undefined || limits.known ? position : game.view(position, seat);
  const frame: Frame = {
    locale,
    viewer: seat ?? 'table',
    names: SEATS.slice(0, players).map(makeSeat),
    paint: paintFor(process.stdout),
    width: 80,
  };
  const odds = text.odds?.(view, frame) ?? [];
  const looked = { position, view, seat, frame, odds };
  const analyst = seat === undefined ? undefined : await loadAnalyst(entry);
  if (analyst === undefined || seat === undefined) return { ...looked, analysis: undefined, milliseconds: 0 };
  const start = Date.now();
  const end = start + 1000 * limits.seconds;
  const stop = (): boolean => Date.now() >= end;
  let analysis: Analysis | undefined;
  for (const found of analyse(analyst, { view, seat, players, lines: limits.lines, stop })) {
    analysis = found;
    if (stop()) break;
  }
  return { ...looked, analysis, milliseconds: Date.now() - start };
}

type Told = Finding & { readonly says: string };

function asText(
  { entry, locale }: Omit<Place, 'position'>,
  { view, position, seat, frame, odds, analysis, milliseconds }: Looked,
  told: readonly Told[],
): readonly string[] {
  const { text, game } = entry;
  const words = analysisWords(locale);
  const awaiting = game.awaiting(position);
  const prompt = seat === undefined ? [] : [text.prompt(view, seat, frame)];
  const over = awaiting.kind === 'over' ? text.result(position, frame) : [];
  const chance = awaiting.kind === 'chance' ? [words.chance] : [];
  return [
    ...told.map(({ says }) => says),
    ...prompt,
    ...over,
    ...chance,
    ...(analysis === undefined ? [] : ['', ...analysisLines(entry, analysis, { view, frame })]),
    ...odds.flatMap((part) => ['', ...partLines(part)]),
    ...(analysis === undefined ? [] : ['', words.effort(analysis, milliseconds)]),
  ];
}

function asJson(
  { game }: Entry,
  { seat, view, odds, analysis, milliseconds }: Looked,
  findings: readonly Told[],
): unknown {
  const lines = analysis?.lines.map(({ events, value, error, tried, margin }) => ({
    events: events.map((event) => game.notation.makeEvent(event)),
    value: rounded(value),
    ...(tried && { error: rounded(error) }),
    ...(margin !== undefined && { margin: rounded(margin) }),
  }));
  const awaiting = game.awaiting(view);
  const next =
    awaiting.kind === 'chance'
      ? awaiting.outcomes.map(({ outcome, weight }) => ({
          event: game.notation.makeEvent({ by: 'chance', outcome }),
          weight,
        }))
      : undefined;
  return {
    game: game.id,
    position: game.notation.make(view),
    ...(seat !== undefined && { seat: makeSeat(seat) }),
    findings,
    ...(analysis && {
      unit: analysis.unit,
      lines,
      nodes: analysis.nodes,
      depth: analysis.depth,
      milliseconds,
    }),
    ...(next && { chance: next }),
    odds: odds.map(({ title, lines: said = [], columns = [], rows = [] }) => ({
      title,
      lines: said,
      columns,
      rows,
    })),
  };
}
