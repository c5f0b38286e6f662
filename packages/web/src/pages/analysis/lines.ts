// The engine's lines in words and numbers for this reader.
import { type GameTypes, tellLine } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { heard } from '../../base/words/heard.ts';
import { typeset } from '../../base/words/typeset.ts';
import { type SketchProps, screenOf } from '../../table/screens.ts';
import type { AnalysisScreen } from './open-analysis.ts';
import { analysisWords } from './words/index.ts';

export interface SpokenLine {
  readonly key: string;
  readonly action: GameTypes['action'];
  /** The first step, and those after it. */
  readonly first: string;
  readonly rest: readonly string[];
  readonly value: string;
  readonly error: string;
  readonly margin: string;
  /** The first step as a drawing, if words cannot tell it from others. */
  readonly sketch: SketchProps | undefined;
  /** The value from 0 to 1, for the bar. */
  readonly share: number | undefined;
}

/** No error is shown smaller than it is. */
const roundedUp = (error: number): number => Math.ceil(error * 10) / 10;

/** As written: a value that rounds to 2 is plural. */
const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** For components: follows the engine. */
export function useSpokenLines({
  engine,
  game: id,
  session,
  variations,
}: AnalysisScreen): readonly SpokenLine[] {
  const answer = engine.answer.value;
  if (answer === undefined) return [];
  const { game, voice } = session;
  const { locale } = settings.value;
  const words = analysisWords();
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const isChance = answer.unit === 'chance';
  return answer.lines.flatMap(({ events, value, error, tried, steady, margin }) => {
    const parsed = events.flatMap((text) => {
      const event = game.notation.parseEvent(text);
      return event.ok ? [event.value] : [];
    });
    const [first] = parsed;
    if (first === undefined || first.by === 'chance') return [];
    const { by } = first;
    const view = game.view(variations.course.state, by);
    if (game.check(view, by, first.action) !== undefined) return [];
    const steps = tellLine(game, voice, { events: parsed, view, frame: session.frame(by) }).map((step) =>
      heard(typeset(step)),
    );
    return [
      {
        key: events[0] ?? '',
        action: first.action,
        first: steps[0] ?? '',
        rest: steps.slice(1),
        value: isChance
          ? words.percent(one.format(100 * value))
          : words.points(one.format(value), inTenths(value)),
        error: steady
          ? words.steady
          : tried
            ? words.error(one.format(roundedUp(isChance ? 100 * error : error)))
            : words.untried,
        margin: margin === undefined ? '' : words.margin(signed.format(margin), inTenths(margin)),
        sketch: screenOf(id).isSketched?.(first.action)
          ? { position: view, seat: by, action: first.action }
          : undefined,
        share: isChance ? value : undefined,
      },
    ];
  });
}
