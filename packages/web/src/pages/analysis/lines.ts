// The engine's lines in words and numbers for this reader.
import { type Course, type GameTypes, tellLine } from '@planisphere/core';
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

/** Rounded as it is written, because the plural depends on the written value. */
const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** All of a line but its value: kept, because most lines come again with every answer of the engine. */
type Told = Pick<SpokenLine, 'key' | 'action' | 'first' | 'rest' | 'sketch'>;

const told = new WeakMap<Course<GameTypes>, Map<string, Told | undefined>>();

/** Undefined for a line that the position does not allow: it answers another one. */
function tell(screen: AnalysisScreen, events: readonly string[]): Told | undefined {
  const { course } = screen.variations;
  const known = told.get(course) ?? new Map<string, Told | undefined>();
  told.set(course, known);
  const key = [settings.value.locale, ...events].join('\n');
  if (!known.has(key)) known.set(key, tellAnew(screen, events));
  return known.get(key);
}

function tellAnew(
  { game: id, session, variations }: AnalysisScreen,
  events: readonly string[],
): Told | undefined {
  const { game, voice } = session;
  const parsed = events.flatMap((text) => {
    const event = game.notation.parseEvent(text);
    return event.ok ? [event.value] : [];
  });
  const [first] = parsed;
  if (first === undefined || first.by === 'chance') return undefined;
  const { by, action } = first;
  const view = game.view(variations.course.state, by);
  if (game.check(view, by, action) !== undefined) return undefined;
  const [said = '', ...rest] = tellLine(game, voice, { events: parsed, view, frame: session.frame(by) }).map(
    (step) => heard(typeset(step)),
  );
  const sketch = screenOf(id).isSketched?.(action) ? { position: view, seat: by, action } : undefined;
  return { key: events[0] ?? '', action, first: said, rest, sketch };
}

/** For components: follows the engine. */
export function useSpokenLines(screen: AnalysisScreen): readonly SpokenLine[] {
  const answer = screen.engine.answer.value;
  if (answer === undefined) return [];
  const { locale } = settings.value;
  const words = analysisWords();
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const isChance = answer.unit === 'chance';
  return answer.lines.flatMap(({ events, value, error, tried, steady, margin }) => {
    const line = tell(screen, events);
    if (line === undefined) return [];
    return [
      {
        ...line,
        value: isChance
          ? words.percent(one.format(100 * value))
          : words.points(one.format(value), inTenths(value)),
        error: steady
          ? words.steady
          : tried
            ? words.error(one.format(roundedUp(isChance ? 100 * error : error)))
            : words.untried,
        margin: margin === undefined ? '' : words.margin(signed.format(margin), inTenths(margin)),
        share: isChance ? value : undefined,
      },
    ];
  });
}
