// Draws the examples of Stellarion's rules: the decks with their discards, the Outpost, and what an expansion adds.
import { type Deck, type Position, stellarion } from '@planisphere/stellarion';
import { useEffect, useMemo } from 'preact/hooks';
import { type Drawn, examplesOf } from '../../table/rules/exhibit.ts';
import type { Exhibits } from '../../table/rules/exhibits.ts';
import { CardFace } from './board/CardFace.tsx';
import { Mark } from './board/Mark.tsx';
import { Orbits } from './board/Orbits.tsx';
import { Research } from './board/Research.tsx';
import { SunTrack } from './board/SunTrack.tsx';
import styles from './exhibits.module.css';
import { gallery } from './gallery.ts';
import { deckMark, faceMark } from './marks.ts';
import { discardOf, EVERY_DECK, readDeck, stationedCards } from './reading.ts';
import { stillSession } from './still-session.ts';
import { boardWords } from './words/index.ts';

export const exhibits: Exhibits = {
  examples: examplesOf(stellarion, gallery),
  Picture,
};

function Picture({ line, held, show }: Drawn) {
  const parsed = useMemo(() => stellarion.notation.parse(line), [line]);
  if (!parsed.ok) return <p role="alert">{parsed.fault.message}</p>;
  return <Sky view={parsed.value} held={held} show={show} />;
}

interface SkyProps {
  readonly view: Position;
  readonly held: string;
  readonly show: string;
}

function Sky({ view, held, show }: SkyProps) {
  const session = useMemo(() => stillSession(view, held), [view, held]);
  useEffect(() => () => session.close(), [session]);
  const { desk } = session;
  if (show === 'columns') return <Orbits desk={desk} />;
  return (
    <div class={styles.exhibit}>
      {show === 'sun' ? <SunTrack desk={desk} /> : undefined}
      <Cards view={view} picked={held.split(' ')} />
      {show === 'research' ? <Research desk={desk} /> : undefined}
    </div>
  );
}

/** The eight decks with visible cards and discards, and the Outpost unless it is empty. */
function Cards({ view, picked }: { view: Position; picked: readonly string[] }) {
  const stationed = stationedCards(view);
  return (
    <>
      <ul class={styles.decks} aria-label={boardWords().observatory}>
        {EVERY_DECK.map((deck) => (
          <Top key={deck} view={view} deck={deck} picked={picked.includes(String(deck))} />
        ))}
      </ul>
      {stationed.length === 0 ? undefined : (
        <div class={styles.outpost}>
          <b>{boardWords().outpost}</b>
          {stationed.map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </div>
      )}
    </>
  );
}

interface TopProps {
  readonly view: Position;
  readonly deck: Deck;
  readonly picked: boolean;
}

function Top({ view, deck, picked }: TopProps) {
  const reading = readDeck(view, deck);
  const gone = discardOf(view, deck).filter(({ count }) => count > 0);
  return (
    <li class={picked ? styles.picked : undefined} aria-label={boardWords().deckLabel(reading)}>
      <span>
        <Mark name={deckMark(deck)} />
        {boardWords().decks[deck]}
      </span>
      {reading.size === 0 ? <i>{boardWords().empty}</i> : <CardFace card={reading.top} />}
      <small class={styles.gone}>
        {gone.flatMap(({ card, count }) =>
          Array.from({ length: count }, (_, copy) => (
            <Mark key={`${card} ${copy}`} name={faceMark(deck, card)} />
          )),
        )}
      </small>
    </li>
  );
}
