// The shared middle of the table: the four steps, the one prompt, the row with its coordinates, deck and discard.
import { bagSize, cardsIn } from '@planisphere/core';
import { type Card, NONE, type Position } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { keepStill } from '../../../table/drag/carry.ts';
import { targetKey } from '../../../table/input.ts';
import { Remark } from '../../../table/Remark.tsx';
import { useTip } from '../../../table/tips.ts';
import type { Desk } from '../desk.ts';
import { type Place, samePlace } from '../input.ts';
import { DECK_PLACE, DISCARD_PLACE, DRAWN_PLACE, rowPlace } from '../places.ts';
import { promptOf } from '../prompt.ts';
import { drawnCard, followsAfter, numberText } from '../reading.ts';
import { TIPS, thingOf } from '../tips.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { dragHandlers, followingHandlers } from './drag.ts';
import { look } from './looking.ts';
import { plateOf } from './plates.ts';
import { pressHandlers } from './press.ts';
import styles from './sky.module.css';

export function Sky({ desk }: { desk: Desk }) {
  const tip = useTip(desk.session, thingOf(desk), TIPS);
  const telling =
    desk.session.note.value !== '' ? 'note' : tip !== undefined || saysMore(desk) ? '' : undefined;
  return (
    <section
      ref={keepStill}
      class={styles.sky}
      aria-label={boardWords().row}
      // On small screens the rival's board gives room to these words, or all of it to the answer to a press.
      data-telling={telling}
    >
      <Steps view={desk.session.view.value} />
      <Prompt desk={desk} tip={tip} telling={telling} />
      <Row desk={desk} />
      <Under desk={desk} />
    </section>
  );
}

function stepOf(view: Position): number {
  if (view.phase === 'play') return 2;
  if (view.phase === 'place' || view.phase === 'draw') return 3;
  if (view.phase === 'refill') return view.gap === 0 ? 1 : 4;
  return ['offer', 'take'].includes(view.phase) ? 1 : 0;
}

function Steps({ view }: { view: Position }) {
  const now = stepOf(view);
  return (
    <ol class={styles.steps} aria-label={boardWords().stepsLabel}>
      {boardWords().steps.map((name, index) => (
        <li
          key={name}
          class={index + 1 < now ? styles.done : index + 1 === now ? styles.now : undefined}
          aria-current={index + 1 === now ? 'step' : undefined}
        >
          <i>{index + 1 < now ? <Glyph name="ui-check" /> : index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

interface PromptProps {
  readonly desk: Desk;
  readonly tip: string | undefined;
  readonly telling: 'note' | '' | undefined;
}

function Prompt({ desk, tip, telling }: PromptProps) {
  const { title, more } = promptOf(desk);
  return (
    <div class={styles.prompt} data-prompt>
      <h1>{title}</h1>
      <p data-says={telling}>
        <Remark session={desk.session} tip={tip} more={more} />
        <span class={styles.also}>
          {' '}
          {desk.session.note.value || tip !== undefined ? '' : consequenceOf(desk)}
        </span>
      </p>
      <span class={styles.chip} data-place={DECK_PLACE}>
        <Glyph name="sn-deck" />
        {desk.session.view.value.deck}
        <span class={ui.hidden}> {boardWords().deck}</span>
      </span>
    </div>
  );
}

/** On small screens the line under the title says only what the table itself does not show. */
function saysMore({ session }: Desk): boolean {
  const { phase, turn } = session.view.value;
  return ['start', 'offer', 'keep'].includes(phase) || turn === 0;
}

function Row({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const follows = followingCoordinate(desk);
  return (
    <ol class={styles.row}>
      {view.row.map((card, index) => (
        <Spot
          key={rowPlace(index + 1)}
          desk={desk}
          card={card}
          coordinate={index + 1}
          follows={follows === index + 1}
        />
      ))}
    </ol>
  );
}

/** The coordinate that follows, or would follow the card in hand; 0 for the deck, undefined for none. */
function followingCoordinate(desk: Desk): number | undefined {
  const view = desk.session.view.value;
  if (view.phase === 'place') return view.coordinate;
  const card = view.phase === 'play' ? desk.card.value : undefined;
  return card === undefined ? undefined : followsAfter(view, card);
}

interface SpotProps {
  readonly desk: Desk;
  readonly card: Card;
  readonly coordinate: number;
  readonly follows: boolean;
}

function Spot({ desk, card, coordinate, follows }: SpotProps) {
  const view = desk.session.view.value;
  const place: Place = { at: 'row', coordinate };
  const lit = desk.targets.value.has(targetKey(place));
  const armed = samePlace(desk.holding.value.armed, place);
  const taken = card === NONE && view.gap === coordinate;
  return (
    <li class={`${styles.spot} ${follows ? styles.follows : ''}`}>
      <span class={styles.coordinate} aria-hidden="true">
        {coordinate}
      </span>
      {card === NONE ? (
        <span class={styles.hole} data-place={rowPlace(coordinate)}>
          {taken ? <Glyph name="ui-hand" /> : undefined}
          <small>{taken ? boardWords().taken : ''}</small>
          <span class={ui.hidden}>{boardWords().rowEmpty(coordinate)}</span>
        </span>
      ) : (
        <button
          type="button"
          class={`${styles.card} ${lit ? styles.legal : ''} ${armed ? styles.armed : ''}`}
          data-place={rowPlace(coordinate)}
          data-nav
          aria-label={`${boardWords().rowCard(coordinate, boardWords().cardLabel(card))}${follows ? `, ${boardWords().follows}` : ''}`}
          {...(lit
            ? { ...pressHandlers(desk, place), ...dragHandlers(desk, card, { from: 'row', coordinate }) }
            : {
                onClick: () => look(desk, card),
                ...(view.phase === 'place' && follows ? followingHandlers(desk, card) : {}),
              })}
        >
          <CardFace card={card} />
        </button>
      )}
      {follows ? <span class={styles.tag}>{boardWords().follows}</span> : undefined}
    </li>
  );
}

function Under({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const discards = cardsIn(view.discard);
  const blind = followingCoordinate(desk) === 0;
  return (
    <div class={styles.under}>
      <span class={`${styles.pile} ${blind ? styles.blind : ''}`}>
        <span class={styles.small} data-place={DECK_PLACE}>
          <img src={plateOf(undefined)} alt="" />
        </span>
        <span>
          <b>{view.deck}</b>
          <small>{boardWords().deck}</small>
        </span>
      </span>
      <Consequence desk={desk} />
      <span class={styles.pile}>
        <span
          class={`${styles.small} ${discards.length === 0 ? styles.none : ''}`}
          data-place={DISCARD_PLACE}
        >
          {discards.length === 0 ? undefined : <img src={plateOf(discards.at(-1))} alt="" />}
        </span>
        <span>
          <b>{bagSize(view.discard)}</b>
          <small>{boardWords().discard}</small>
        </span>
      </span>
    </div>
  );
}

/** What playing the card in hand would do; for a blind draw, the drawn card itself. */
function Consequence({ desk }: { desk: Desk }) {
  const drawn = drawnCard(desk.session.view.value);
  if (drawn !== undefined) {
    return (
      <p>
        <button
          type="button"
          class={styles.drawn}
          data-place={DRAWN_PLACE}
          data-nav
          aria-label={boardWords().cardLabel(drawn)}
          onClick={() => look(desk, drawn)}
          {...followingHandlers(desk, drawn)}
        >
          <CardFace card={drawn} />
        </button>
        <span>{boardWords().say.drawn(boardWords().card(drawn))}</span>
      </p>
    );
  }
  const text = consequenceOf(desk);
  return (
    <p>
      {text === undefined ? undefined : <Glyph name="ui-comet" />}
      <span>{text}</span>
    </p>
  );
}

function consequenceOf(desk: Desk): string | undefined {
  const view = desk.session.view.value;
  const card = view.phase === 'play' ? desk.card.value : undefined;
  if (card === undefined) return undefined;
  const preview = desk.preview.value?.action;
  const area = preview?.do === 'play' ? (preview.to.area === 'tel' ? 'note' : 'tel') : undefined;
  const number = numberText(card);
  const coordinate = followsAfter(view, card);
  if (number === '6/0') return boardWords().say.followsZero(area);
  if (coordinate === 0) return boardWords().say.followsGap(number, area);
  return boardWords().say.followsRow(
    number,
    coordinate,
    boardWords().card(view.row[coordinate - 1] as Card),
    area,
  );
}
