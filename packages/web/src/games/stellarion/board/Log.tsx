// The log, latest first: one line per decision, numbered by turns.
import type { Action, Outcome, Stellarion } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { Past as AnyPast } from '../../../table/play.ts';
import type { Desk } from '../desk.ts';
import { typeMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

type Past = AnyPast<Stellarion>;

interface Line {
  readonly turn: number;
  readonly past: Past;
  readonly index: number;
}

/** Each of these begins a turn. */
const TURNS: ReadonlySet<Action['kind']> = new Set(['launch', 'coordinate', 'cross']);
/** The log tells chance events that are more than the next card. */
const TOLD_CHANCES: ReadonlySet<Outcome['kind']> = new Set(['pair', 'theory', 'discovery']);

function startsTurn({ event }: Past): boolean {
  return event.by !== 'chance' && TURNS.has(event.action.kind);
}

function isTold({ event }: Past): boolean {
  return event.by !== 'chance' || TOLD_CHANCES.has(event.outcome.kind);
}

function linesOf(history: readonly Past[]): readonly Line[] {
  let turn = 0;
  return history.flatMap((past, index) => {
    if (startsTurn(past)) turn++;
    return isTold(past) ? [{ turn, past, index }] : [];
  });
}

/** Turns begun so far. */
export function turnOf(history: readonly Past[]): number {
  return history.filter(startsTurn).length;
}

export function Log({ desk, all = false }: { desk: Desk; all?: boolean }) {
  const lines = linesOf(desk.session.history.value).toReversed();
  return (
    <ol class={styles.lines}>
      {lines.slice(0, all ? undefined : 14).map(({ turn, past, index }) => (
        <li key={index}>
          <b>{turn}</b>
          <Sign past={past} />
          <span>{desk.session.tell(past)}</span>
        </li>
      ))}
      {lines.length === 0 ? <li class={styles.quiet}>{boardWords().noLog}</li> : undefined}
    </ol>
  );
}

function Sign({ past }: { past: Past }) {
  const { event } = past;
  if (event.by === 'chance') return <Mark name={event.outcome.kind === 'pair' ? 'sn-stars' : 'sn-theory'} />;
  switch (event.action.kind) {
    case 'launch':
    case 'take':
      return <Mark name="sn-voyage" />;
    case 'cross':
      return <Mark name="sn-hole" />;
    case 'spend':
      return <Mark name="sn-meteor" />;
    case 'prove':
      return <Mark name="sn-proven" />;
    case 'waive':
      return <Mark name={past.before.table.sun ? 'sn-gloomy' : 'sn-deck'} />;
    case 'return':
    case 'search':
      return <Mark name={typeMark(0)} />;
    case 'recover':
      return <Mark name={typeMark(1)} />;
    case 'scan':
    case 'place':
      return <Mark name={typeMark(2)} />;
    case 'station':
      return <Mark name={typeMark(3)} />;
    default:
      return <Glyph name="ui-plus" />;
  }
}
