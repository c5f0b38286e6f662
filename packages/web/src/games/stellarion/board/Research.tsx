// The open theory, the discovery of this game, shooting stars and meteors.
import type { Position } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { showing } from '../foresight.ts';
import { DISCOVERY_MARKS, typeMark } from '../marks.ts';
import { actPlace, METEORS_PLACE, THEORY_PLACE } from '../places.ts';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Research({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const { table, discovery } = view;
  return (
    <section class={`${styles.panel} ${styles.research}`} aria-label={boardWords().research}>
      {table.theories ? <Theory desk={desk} /> : undefined}
      {discovery === undefined ? undefined : (
        <div class={styles.item}>
          <span class={`${styles.coin} ${styles.discovery}`}>
            <Mark name={DISCOVERY_MARKS[discovery]!} />
          </span>
          <div>
            <span class={ui.caps}>{boardWords().discovery}</span>
            <b class={styles.strong}>{boardWords().discoveries[discovery]!.name}</b>
            <small>{boardWords().discoveries[discovery]!.text}</small>
          </div>
        </div>
      )}
      <div class={`${styles.item} ${styles.tokens}`}>
        <div>
          <span class={`${styles.coin} ${styles.shooting}`}>
            <Mark name="sn-shooting" />
          </span>
          <span>
            <b>{view.stars}</b>
            <small>{boardWords().shootingStars(view.stars)}</small>
          </span>
        </div>
        {table.sun ? <Meteors desk={desk} /> : undefined}
      </div>
    </section>
  );
}

/** Lights up when the theory can be proved. */
function Theory({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const { theory } = view;
  const proves = desk.legal.value.some(({ kind }) => kind === 'prove');
  if (theory === undefined) {
    return (
      <div class={styles.item}>
        <span class={styles.coin}>
          <Mark name="sn-proven" />
        </span>
        <div>
          <span class={ui.caps}>{boardWords().theory}</span>
          <b class={styles.strong}>{boardWords().allProved}</b>
        </div>
      </div>
    );
  }
  const count = Math.min(3, showing(view, theory));
  return (
    <div class={`${styles.item} ${proves ? styles.glows : ''}`} data-place={THEORY_PLACE}>
      <span class={styles.coin}>
        <Mark name={typeMark(theory)} />
      </span>
      <div>
        <span class={ui.caps}>{boardWords().theory}</span>
        <b class={styles.strong}>{boardWords().types[theory]}</b>
        {proves ? (
          <button
            type="button"
            class={styles.prove}
            data-nav
            data-act="prove"
            data-place={actPlace('prove')}
            onClick={() => desk.press({ at: 'offer', action: { kind: 'prove' } })}
          >
            {boardWords().prove}
          </button>
        ) : (
          <span class={styles.three}>
            {[1, 2, 3].map((place) => (
              <i key={place} class={place <= count ? styles.on : undefined} />
            ))}
            {boardWords().ofThree(count)}
          </span>
        )}
      </div>
      <Stack view={view} />
    </div>
  );
}

function Stack({ view }: { view: Position }) {
  const left = [0, 1, 2, 3].filter((type) => (view.theories >> type) & 1).length;
  return (
    <span class={styles.stack} role="img" aria-label={boardWords().theoriesLeft(left)}>
      {[3, 2, 1, 0].map((place) =>
        place < left ? (
          <u key={place} class={place === left - 1 ? styles.up : undefined} />
        ) : (
          <Mark key={place} name="sn-proven" />
        ),
      )}
    </span>
  );
}

function Meteors({ desk }: { desk: Desk }) {
  const { collected } = desk.session.view.value;
  const [spend] = desk.spendings.value;
  const inside = (
    <>
      <span class={`${styles.coin} ${styles.meteor}`}>
        <Mark name="sn-meteor" />
      </span>
      <span>
        <b>
          {collected}
          <em>/2</em>
        </b>
        <small>{spend === undefined ? boardWords().meteorPair : boardWords().spendShort}</small>
      </span>
    </>
  );
  if (spend === undefined) return <div data-place={METEORS_PLACE}>{inside}</div>;
  return (
    <button
      type="button"
      class={styles.spend}
      data-nav
      data-act="spend"
      data-place={METEORS_PLACE}
      onClick={() => desk.press({ at: 'spend', by: spend.seat, action: spend.action })}
    >
      {inside}
    </button>
  );
}
