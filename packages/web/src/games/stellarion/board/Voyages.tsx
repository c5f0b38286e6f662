// The remaining voyages, by galaxy, with what a Launch has and lacks.
import { GALAXIES, type Readiness, readiness, voyageCount } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { voyagePlace } from '../places.ts';
import { boardWords } from '../words/index.ts';
import { Dots } from './Dots.tsx';
import { Mark } from './Mark.tsx';
import { Piles } from './Piles.tsx';
import styles from './rail.module.css';
import { Tickets } from './Tickets.tsx';

export function Voyages({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  return (
    <section
      class={`${styles.panel} ${styles.voyages} ${view.table.mirrors || view.table.players === 2 || view.table.theories ? styles.compact : ''}`}
      aria-label={boardWords().voyages}
    >
      <header>
        <h2>{boardWords().voyages}</h2>
        <span class={styles.big}>
          <b>{voyageCount(view.voyages)}</b> {boardWords().toFly}
        </span>
      </header>
      <ul>
        {readiness(view).map((each) => (
          <Row key={each.galaxy} desk={desk} ready={each} />
        ))}
      </ul>
      {view.table.players === 2 ? <Piles desk={desk} /> : <Key />}
    </section>
  );
}

function Row({ desk, ready }: { desk: Desk; ready: Readiness }) {
  const view = desk.session.view.value;
  const { galaxy, voyagesLeft } = ready;
  const launch = desk.launches.value.find((each) => each.galaxy === galaxy);
  return (
    <li
      data-galaxy={GALAXIES[galaxy]}
      data-place={voyagePlace(galaxy)}
      class={voyagesLeft === 0 || !ready.accessible ? styles.flown : undefined}
    >
      <span class={styles.emblem}>
        <Mark name={galaxyMark(galaxy)} />
        {ready.accessible || voyagesLeft === 0 ? undefined : (
          <i class={styles.lock} role="img" aria-label={boardWords().covered(galaxy)}>
            <Glyph name="ui-lock" />
          </i>
        )}
      </span>
      <div class={styles.line}>
        <b>{boardWords().galaxies[galaxy]}</b>
        <span class={styles.left}>{boardWords().leftCount(voyagesLeft)}</span>
        <Tickets view={view} galaxy={galaxy} />
      </div>
      <Dots position={view} galaxy={galaxy} />
      {launch === undefined ? (
        <small>
          <span>
            <Missing ready={ready} stars={view.stars} />
          </span>
          <Takers desk={desk} ready={ready} />
        </small>
      ) : (
        <button
          type="button"
          class={styles.pickAll}
          data-nav
          onClick={() => desk.press({ at: 'sources', sources: launch.sources })}
        >
          {ready.payable === 'star' ? boardWords().readyWithStar : boardWords().readyNow}
        </button>
      )}
    </li>
  );
}

/** The missing cards in words, if stars can help. */
function Missing({ ready, stars }: { ready: Readiness; stars: number }) {
  const { missing, voyagesLeft, accessible, galaxy } = ready;
  if (voyagesLeft === 0) return <>{boardWords().allFlown}</>;
  if (!accessible) return <>{boardWords().covered(galaxy)}</>;
  return (
    <>
      {missing.length === 0 ? undefined : boardWords().missing(missing, stars > 0)}
      {stars > 0 && missing.length > 0 && missing.length < 4 ? (
        <Mark name="sn-shooting" class={styles.star} />
      ) : undefined}
    </>
  );
}

/** With two players: who can still take it, if not both can. */
function Takers({ desk, ready: { takers, voyagesLeft } }: { desk: Desk; ready: Readiness }) {
  if (desk.session.view.value.table.players === 1 || voyagesLeft === 0 || takers.length === 2)
    return undefined;
  const [only] = takers;
  if (only === undefined) return <em class={styles.nobody}>{boardWords().nobody}</em>;
  return <em data-player={only + 1}>{boardWords().onlyFor(desk.session.nameOf(only))}</em>;
}

function Key() {
  return (
    <p class={styles.key}>
      <span>
        <i class={styles.keyTop} />
        {boardWords().dots.top}
      </span>
      <span>
        <i class={styles.keyOutpost} />
        {boardWords().dots.op}
      </span>
      <span>
        <i class={styles.keyMissing} />
        {boardWords().dots.no}
      </span>
    </p>
  );
}
