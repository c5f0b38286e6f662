// On a phone: the numbers of the game in one line above the decks; a tap unfolds their details.
import { voyageCount } from '@planisphere/stellarion';
import type { Desk } from '../desk.ts';
import { showing } from '../foresight.ts';
import { DISCOVERY_MARKS, typeMark } from '../marks.ts';
import { METEORS_PLACE, THEORY_PLACE, VOYAGES_PLACE } from '../places.ts';
import { leftInAll, voyagesInAll } from '../reading.ts';
import { boardWords, percent } from '../words/index.ts';
import styles from './chips.module.css';
import { Mark } from './Mark.tsx';

export function Chips({
  desk,
  onOpen,
}: {
  desk: Desk;
  onOpen: (what: 'voyages' | 'research' | 'left') => void;
}) {
  const view = desk.session.view.value;
  const all = voyagesInAll(view);
  const { short, shootingStars } = boardWords();
  // Three of them have room for whole words, five do not.
  const hasRoom = !(view.table.sun || view.table.theories);
  const left = leftInAll(view);
  return (
    <div class={styles.chips}>
      <button type="button" data-nav data-place={VOYAGES_PLACE} onClick={() => onOpen('voyages')}>
        <span>
          <Mark name="sn-voyage" />
          <b>
            {all - voyageCount(view.voyages)}
            <em>/{all}</em>
          </b>
        </span>
        <small>{short.voyages}</small>
      </button>
      <button type="button" data-nav class={styles.shooting} onClick={() => onOpen('research')}>
        <span>
          <Mark name="sn-shooting" />
          <b>{view.stars}</b>
        </span>
        <small>{hasRoom ? shootingStars(view.stars) : short.stars(view.stars)}</small>
      </button>
      {view.table.sun ? (
        <button
          type="button"
          data-nav
          data-place={METEORS_PLACE}
          class={styles.meteor}
          onClick={() => onOpen('research')}
        >
          <span>
            <Mark name="sn-meteor" />
            <b>
              {view.collected}
              <em>/2</em>
            </b>
          </span>
          <small>{short.meteors}</small>
        </button>
      ) : undefined}
      {view.table.theories ? (
        <button type="button" data-nav data-place={THEORY_PLACE} onClick={() => onOpen('research')}>
          <span>
            <Mark name={view.theory === undefined ? 'sn-proven' : typeMark(view.theory)} />
            <b>
              {view.theory === undefined ? 4 : Math.min(3, showing(view, view.theory))}
              <em>/{view.theory === undefined ? 4 : 3}</em>
            </b>
          </span>
          <small>{short.theory}</small>
        </button>
      ) : undefined}
      {view.discovery === undefined ? undefined : (
        <button type="button" data-nav class={styles.discovery} onClick={() => onOpen('research')}>
          <span>
            <Mark name={DISCOVERY_MARKS[view.discovery]!} />
          </span>
          <small>{short.discoveries[view.discovery]}</small>
        </button>
      )}
      <button type="button" data-nav onClick={() => onOpen('left')}>
        {desk.chance.value === undefined ? (
          <>
            <span>
              <Mark name="sn-deck" />
              <b>{left}</b>
            </span>
            <small>{hasRoom ? short.cardsLeft(left) : short.left(left)}</small>
          </>
        ) : (
          <>
            <span class={styles.chance}>
              <b>{percent({ weight: Math.round(desk.chance.value * 1000), total: 1000 })}</b>
            </span>
            <small>{short.toWin}</small>
          </>
        )}
      </button>
    </div>
  );
}
