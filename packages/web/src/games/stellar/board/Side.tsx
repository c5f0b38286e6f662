// One player's side of the table: name, telescope, notebook, and for the rival the hand and the last move.
import type { Seat } from '@planisphere/core';
import { HIDDEN, TYPES, totalsOf } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { lastMoveOf } from '../last-move.ts';
import { handPlace } from '../places.ts';
import { familyOf, isReal, numberText, shownHand, typesShown } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { look } from './looking.ts';
import { Notebook } from './Notebook.tsx';
import { Scope } from './Scope.tsx';
import styles from './side.module.css';

export function Side({ desk, seat }: { desk: Desk; seat: Seat }) {
  const own = seat === desk.session.viewer.value;
  return (
    <section
      class={`${styles.side} ${own ? styles.own : styles.rival}`}
      data-side={own ? 'own' : 'rival'}
      data-player={emblemOf(desk.session, seat)}
      aria-label={boardWords().board(desk.session.titleOf(seat))}
    >
      <Who desk={desk} seat={seat} />
      <div class={styles.area}>
        <Scope desk={desk} seat={seat} />
        <Diversity desk={desk} seat={seat} />
        {own ? undefined : <RivalHand desk={desk} seat={seat} />}
        {own ? undefined : <LastMove desk={desk} />}
      </div>
      <Notebook desk={desk} seat={seat} />
    </section>
  );
}

/** In letters: a longer name is written smaller on narrow screens. */
const SHORT_NAME = 5;

function Who({ desk, seat }: { desk: Desk; seat: Seat }) {
  const emblem = emblemOf(desk.session, seat);
  const yours = seat === desk.session.seats.eyes && !desk.session.shared;
  const level = desk.session.seats.levelOf(seat);
  const notes = [
    yours && settings.value.name !== '' ? settings.value.name : undefined,
    level !== undefined && desk.session.seats.isBot(seat) ? boardWords().bot(level) : level,
    desk.session.view.value.first === seat ? boardWords().started : undefined,
  ].filter((note) => note !== undefined);
  const name = yours ? appWords().you : desk.session.nameOf(seat);
  return (
    <header class={styles.who}>
      <span class={ui.avatar}>
        <Glyph name={`p-${emblem}`} />
      </span>
      <span class={styles.name}>
        <h2 data-long={name.length > SHORT_NAME ? '' : undefined}>{name}</h2>
        <small>{notes.join(' · ')}</small>
      </span>
      {settings.value.estimate ? (
        <span class={styles.score}>
          <b>{totalsOf(desk.session.view.value)[seat as 0 | 1]}</b>
          <small>{boardWords().estimate}</small>
        </span>
      ) : undefined}
    </header>
  );
}

function Diversity({ desk, seat }: { desk: Desk; seat: Seat }) {
  const shown = typesShown(desk.session.view.value, seat);
  return (
    <div class={styles.five} role="img" aria-label={boardWords().diversityOf(shown.size)}>
      <span class={ui.caps}>{boardWords().diversity}</span>
      {TYPES.map((type) => (
        <i key={type} data-type={type} class={shown.has(type) ? styles.on : undefined}>
          <Glyph name={`t-${type}`} />
        </i>
      ))}
    </div>
  );
}

function RivalHand({ desk, seat }: { desk: Desk; seat: Seat }) {
  return (
    <section class={styles.hand} aria-label={boardWords().handOf(desk.session.nameOf(seat))}>
      <span class={ui.caps}>{boardWords().hand}</span>
      <ul>
        {shownHand(desk.session.view.value, seat).map((card, index) => (
          <li key={index} data-place={handPlace(seat, index)}>
            <button
              type="button"
              class={styles.held}
              aria-label={
                isReal(card)
                  ? `${boardWords().cardLabel(card)}, ${boardWords().known}`
                  : boardWords().hiddenCard
              }
              data-nav
              onClick={() => look(desk, isReal(card) ? card : undefined)}
            >
              <CardFace card={card === HIDDEN ? undefined : card} />
              {isReal(card) ? (
                <i class={styles.eye}>
                  <Glyph name="ui-eye" />
                </i>
              ) : undefined}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastMove({ desk }: { desk: Desk }) {
  const placed = lastMoveOf(desk.session);
  if (placed.length === 0) return undefined;
  return (
    <div class={styles.move}>
      <small>{boardWords().lastMove}</small>
      {placed.map(({ card, slot }, index) => (
        <span key={`${index}-${card}`}>
          {isReal(card) ? (
            <i data-type={familyOf(card)}>
              <Glyph name={`t-${familyOf(card)}`} />
            </i>
          ) : (
            <Glyph name="t-facedown" />
          )}
          <b aria-hidden="true">{isReal(card) ? numberText(card) : '?'}</b>
          <Glyph name="ui-next" class={styles.arrow} />
          <Glyph name={slot === undefined ? 'ui-notebook' : 'ui-telescope'} />
          <span class={ui.hidden}>
            {isReal(card) ? boardWords().card(card) : boardWords().hiddenCard}{' '}
            {slot === undefined ? boardWords().toNotebook : boardWords().toTelescope(slot)}
          </span>
        </span>
      ))}
    </div>
  );
}
