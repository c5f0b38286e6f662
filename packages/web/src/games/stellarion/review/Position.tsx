// A moment of Stellarion: the Observatory at that time, and both turns step by step below it.
import { cardOf, ORIGINS, stellarion, type Position as Table, type Type } from '@planisphere/stellarion';
import { useEffect, useMemo } from 'preact/hooks';
import { typeset } from '../../../base/words/typeset.ts';
import type { PositionProps } from '../../../table/board.ts';
import { Plans } from '../../../table/review/Plans.tsx';
import { playerOf } from '../../../table/review/player.ts';
import { standingAt, stillSource } from '../../../table/still.ts';
import { Observatory } from '../board/Observatory.tsx';
import { EMPTY_HANDED } from '../input.ts';
import { openSession, type StellarionSession } from '../session.ts';
import styles from './review.module.css';
import { reviewWords } from './words.ts';

export function Position({ reviewed, moment, lost, unit }: PositionProps) {
  const view = reviewed.states[moment.from] as Table;
  const session = useMemo(
    () =>
      openSession({
        table: reviewed.table,
        standing: standingAt(view),
        source: stillSource(view),
        viewer: moment.seat,
        spectating: true,
        past: [],
      }),
    [reviewed, moment, view],
  );
  const { desk } = session;
  useMemo(() => {
    // Marks the cards that paid.
    desk.holding.value = { ...EMPTY_HANDED, picked: paidBy(moment.played.events[0]) };
  }, [desk, moment]);
  useEffect(() => () => session.close(), [session]);
  return (
    <div class={styles.position} data-player={playerOf(moment.seat, reviewed.reader)}>
      <div class={styles.sky}>
        <Observatory desk={desk} />
      </div>
      <Plans
        moment={moment}
        lost={lost}
        unit={unit}
        played={<Steps session={session} view={view} events={moment.played.events} />}
        other={<Steps session={session} view={view} events={moment.other.events} />}
      />
    </div>
  );
}

/** The origins of the cards in the first step. */
function paidBy(event: string | undefined): readonly number[] {
  const parsed = stellarion.notation.parseEvent(event ?? '');
  if (!parsed.ok || parsed.value.by === 'chance') return [];
  const { action } = parsed.value;
  if (action.kind === 'coordinate') return action.pay;
  if (action.kind === 'cross') return action.decks;
  if (action.kind !== 'launch') return [];
  const { galaxy } = action;
  const places = (type: number): Readonly<Record<string, readonly number[]>> => ({
    galaxy: [galaxy],
    type: [4 + type],
    outpost: [8 + cardOf(galaxy, type as Type)],
  });
  return action.from.flatMap((origin, type) => places(type)[ORIGINS[origin] as string] ?? []);
}

interface StepsProps {
  readonly session: StellarionSession;
  readonly view: Table;
  readonly events: readonly string[];
}

/** Every step as an instruction: one of the two turns was not played. */
function Steps({ session, view, events }: StepsProps) {
  let position = view;
  const frame = { ...session.frame(), asks: true } as const;
  const told = events.flatMap((line) => {
    const parsed = stellarion.notation.parseEvent(line);
    if (!parsed.ok) return [];
    const text = typeset(session.voice.tell(parsed.value, position, frame));
    position = stellarion.apply(position, parsed.value);
    return [text];
  });
  return (
    <ul class={styles.steps}>
      {(told.length === 0 ? [reviewWords().waited] : told).map((text) => (
        <li key={text} class={styles.step}>
          {text}
        </li>
      ))}
    </ul>
  );
}
