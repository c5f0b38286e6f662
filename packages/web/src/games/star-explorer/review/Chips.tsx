// A decision of Star Explorer in one short line: the drawn tile, the called size or the choice.
import {
  type Kind,
  type Position,
  type StarExplorer,
  starExplorer,
  tileOf,
} from '@planisphere/star-explorer';
import type { ReviewProps } from '../../../table/board.ts';
import { StarShape } from '../board/StarShape.tsx';
import styles from './review.module.css';
import { reviewWords } from './words.ts';

export function Chips({ reviewed, moment }: ReviewProps) {
  const parsed = starExplorer.notation.parseEvent(moment.played.events[0] ?? '');
  if (!parsed.ok || parsed.value.by === 'chance') return null;
  const { action } = parsed.value;
  const before = reviewed.states[moment.from] as Position;
  return (
    <span class={styles.chip}>
      {action.do === 'size' ? undefined : <Star kind={kindOf(action, before, moment.seat)} />}
      <b>{titleOf(action, before, moment.seat)}</b>
    </span>
  );
}

type Action = StarExplorer['action'];

function Star({ kind }: { kind: Kind }) {
  return (
    <svg class={styles.star} viewBox="-16 -16 32 32" aria-hidden="true">
      <StarShape kind={kind} size={32} />
    </svg>
  );
}

function tileIn({ boards }: Position, seat: number, round: number) {
  return tileOf(boards[seat]!.tiles[round - 1]!);
}

function kindOf(action: Exclude<Action, { do: 'size' }>, before: Position, seat: number): Kind {
  return action.do === 'draw' ? tileIn(before, seat, action.round).kind : (action.kind as Kind);
}

function titleOf(action: Action, before: Position, seat: number): string {
  if (action.do === 'draw') return tileIn(before, seat, action.round).name;
  if (action.do === 'size') return reviewWords().size(action.size);
  return action.do === 'seven' ? reviewWords().seven : reviewWords().side;
}
