// Two players: whose turn it is, and the galaxies of each victory pile, two at most.
import { seatsOf } from '@planisphere/core';
import { countOf, GALAXIES, type Position, voyageCount } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { EVERY_GALAXY } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Piles({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  return (
    <ul class={styles.piles} aria-label={boardWords().piles}>
      {seatsOf(2).map((seat) => (
        <li key={seat} data-player={seat + 1} class={view.turn === seat ? styles.onTurn : undefined}>
          <span class={`${ui.avatar} ${ui.small}`}>
            <Glyph name={desk.session.seats.isBot(seat) ? 'ui-bot' : `p-${seat + 1}`} />
          </span>
          <span>
            <b>{desk.session.nameOf(seat)}</b>
            <small>
              {desk.session.seats.levelOf(seat) !== undefined ? (
                <span class={styles.level}>{desk.session.seats.levelOf(seat)} · </span>
              ) : undefined}
              {view.turn === seat
                ? boardWords().onTurn
                : boardWords().flights(voyageCount(view.won[seat] ?? 0))}
            </small>
          </span>
          <Galaxies view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Galaxies({ view, seat }: { view: Position; seat: number }) {
  const pile = view.won[seat] ?? 0;
  const held = EVERY_GALAXY.filter((galaxy) => countOf(pile, galaxy) > 0);
  const free = 2 - held.length;
  return (
    <span class={styles.held}>
      {held.map((galaxy) => (
        <i key={galaxy} data-galaxy={GALAXIES[galaxy]}>
          <Mark name={galaxyMark(galaxy)} />
          <b>{countOf(pile, galaxy)}</b>
          <span class={ui.hidden}>{boardWords().galaxies[galaxy]}</span>
        </i>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <i key={`free-${index + 1}`} class={styles.free} aria-hidden="true" />
      ))}
    </span>
  );
}
