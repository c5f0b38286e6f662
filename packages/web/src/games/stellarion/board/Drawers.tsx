// The dialogs over the table: rules, log, menu, odds, one deck in large, and on a phone the contents of the rails.
import { type Deck, odds } from '@planisphere/stellarion';
import type { Signal } from '@preact/signals';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { RulesDrawer } from '../../../table/rules/RulesDrawer.tsx';
import type { Desk } from '../desk.ts';
import { playedExpansions, rulesExpansions } from '../expansions.tsx';
import { pointAt } from '../pointing.ts';
import { contentsOfDeck, discardOf, readDeck } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { CardFace } from './CardFace.tsx';
import { Chart } from './Chart.tsx';
import type { Drawer } from './drawer.ts';
import styles from './drawers.module.css';
import { Log } from './Log.tsx';
import { lookedInto, lookInto } from './looking.ts';
import { Menu } from './Menu.tsx';
import { Chance, HintButton, NextCards, OddsTable } from './Odds.tsx';
import { Orbits } from './Orbits.tsx';
import { Research } from './Research.tsx';
import { rulesNow } from './rules-now.ts';
import { Voyages } from './Voyages.tsx';

export function Drawers({ desk, drawer }: { desk: Desk; drawer: Signal<Drawer | undefined> }) {
  const close = () => {
    drawer.value = undefined;
  };
  const looked = lookedInto.value;
  return (
    <>
      <RulesDrawer
        session={desk.session}
        words={restWords().rules}
        expansions={rulesExpansions()}
        played={playedExpansions(desk.session.view.value.table)}
        now={rulesNow(desk.session.view.value)}
        open={drawer.value === 'rules'}
        onClose={close}
      />
      {drawer.value === undefined || drawer.value === 'rules' ? undefined : (
        <Sheet
          key={drawer.value}
          title={boardWords().drawers[drawer.value]}
          side={drawer.value !== 'menu'}
          onClose={close}
        >
          <Inside desk={desk} drawer={drawer.value} open={(which) => (drawer.value = which)} onDone={close} />
        </Sheet>
      )}
      {looked === undefined ? undefined : (
        <Sheet title={boardWords().deckOf(looked)} onClose={() => lookInto(undefined)}>
          <DeckInside desk={desk} deck={looked} />
        </Sheet>
      )}
    </>
  );
}

interface InsideProps {
  readonly desk: Desk;
  readonly drawer: Exclude<Drawer, 'rules'>;
  readonly open: (drawer: Drawer) => void;
  readonly onDone: () => void;
}

function Inside({ desk, drawer, open, onDone }: InsideProps) {
  const view = desk.session.view.value;
  switch (drawer) {
    case 'log':
      return <Log desk={desk} all />;
    case 'menu':
      return <Menu desk={desk} open={open} onDone={onDone} />;
    case 'odds':
      return (
        <div class={styles.odds}>
          <p>{boardWords().oddsMore}</p>
          <OddsTable view={view} />
        </div>
      );
    case 'voyages':
      return (
        <div class={styles.odds}>
          <Voyages desk={desk} />
          {view.table.mirrors ? <Orbits desk={desk} /> : undefined}
        </div>
      );
    case 'research':
      return <Research desk={desk} />;
    case 'left':
      return (
        <div class={styles.odds}>
          <Chart desk={desk} />
          {desk.session.allowsHints ? <Chance chance={desk.chance.value} /> : undefined}
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => open('odds')}>
            {boardWords().oddsOfDecks}
          </button>
          <HintButton desk={desk} />
        </div>
      );
  }
}

/** Everything that is known of one deck. */
function DeckInside({ desk, deck }: { desk: Desk; deck: Deck }) {
  const view = desk.session.view.value;
  const reading = readDeck(view, deck);
  const { next, total } = odds(view)[deck]!;
  const inside = contentsOfDeck(view, deck);
  const gone = discardOf(view, deck);
  return (
    <div class={styles.deck}>
      <p>{boardWords().deckLabel(reading)}.</p>
      <h3 class={ui.caps}>{boardWords().inTheDeck}</h3>
      <ul>
        {inside.map(({ card, count }) => (
          <li key={card} class={count === 0 ? styles.none : undefined}>
            <CardFace card={card} />
            <b>×{count}</b>
            <span class={ui.hidden}>{boardWords().card(card)}</span>
          </li>
        ))}
      </ul>
      <h3 class={ui.caps}>{boardWords().nextCard}</h3>
      <NextCards deck={deck} next={next} total={total} />
      <p>{boardWords().discardLabel(deck, gone)}.</p>
      {desk.session.online === undefined ? undefined : (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => {
            pointAt(desk.session, deck);
            lookInto(undefined);
          }}
        >
          <Glyph name="ui-target" />
          {boardWords().pointHere}
        </button>
      )}
    </div>
  );
}
