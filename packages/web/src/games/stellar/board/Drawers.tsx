// The dialogs over the table: rules, log, menu, and one card in large.
import type { EventOf } from '@planisphere/core';
import type { Outcome, Phase, Stellar } from '@planisphere/stellar';
import type { Signal } from '@preact/signals';
import { shownKey } from '../../../base/keys/keys.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { MenuChoices } from '../../../table/MenuChoices.tsx';
import { OwnTable } from '../../../table/OwnTable.tsx';
import { RulesDrawer } from '../../../table/rules/RulesDrawer.tsx';
import styles from '../../../table/rules/rules.module.css';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import type { Drawer } from './drawer.ts';
import { lookAt, looked } from './looking.ts';
import { Closely } from './parts.ts';

export function Drawers({ desk, drawer }: { desk: Desk; drawer: Signal<Drawer | undefined> }) {
  const close = () => {
    drawer.value = undefined;
  };
  const card = looked.value;
  return (
    <>
      <RulesDrawer
        session={desk.session}
        words={restWords().rules}
        now={RULES_OF[desk.session.view.value.phase] ?? []}
        keyName={shownKey('rules')}
        open={drawer.value === 'rules'}
        onClose={close}
      />
      {drawer.value === 'log' ? (
        <Sheet title={boardWords().tools.log} keyName={shownKey('log')} side onClose={close}>
          <Log desk={desk} />
        </Sheet>
      ) : undefined}
      {drawer.value === 'menu' ? (
        <Sheet title={boardWords().tools.menu} onClose={close}>
          <Menu desk={desk} drawer={drawer} />
        </Sheet>
      ) : undefined}
      {card === undefined ? undefined : (
        <Sheet title={boardWords().card(card)} onClose={() => lookAt(undefined)}>
          <Closely desk={desk} card={card} />
        </Sheet>
      )}
    </>
  );
}

/** The rules that matter in each phase. */
const RULES_OF: Partial<Record<Phase, readonly string[]>> = {
  start: ['SETUP-1'],
  offer: ['SAT-3', 'SAT-4'],
  take: ['TURN-1'],
  play: ['TURN-2', 'TURN-3', 'TEL-2', 'TEL-4'],
  place: ['TURN-3', 'TEL-2', 'TEL-4'],
  keep: ['END-1'],
  over: ['SCORE-5'],
};

/** The dealt things that are news: who begins, and a card drawn blind. */
const TOLD_DEALS: ReadonlySet<Outcome['deal']> = new Set(['first', 'draw']);

function Log({ desk }: { desk: Desk }) {
  const lines = desk.session.history.value.filter(
    ({ event }) => event.by !== 'chance' || TOLD_DEALS.has(event.outcome.deal),
  );
  return (
    <ol class={styles.log} reversed>
      {[...lines].reverse().map((past, index) => (
        <li key={`${lines.length - index}`} class={past.event.by === 'chance' ? styles.round : styles.you}>
          <Glyph name={glyphOf(past.event)} />
          <span>{desk.session.tell(past)}</span>
        </li>
      ))}
    </ol>
  );
}

function glyphOf(event: EventOf<Stellar>): string {
  if (event.by === 'chance') return 'ui-daily';
  const { action } = event;
  switch (action.do) {
    case 'take':
      return 'ui-hand';
    case 'keep':
      return 'ui-notebook';
    case 'start':
      return 'ui-telescope';
    case 'play':
    case 'place':
      return action.to.area === 'note' ? 'ui-notebook' : 'ui-telescope';
    case 'replace':
      return 'ui-rotate';
    default:
      return 'ui-daily';
  }
}

function Menu({ desk, drawer }: { desk: Desk; drawer: Signal<Drawer | undefined> }) {
  return (
    <div class={styles.menu}>
      {desk.session.handover.value === undefined ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => (drawer.value = 'log')}>
          <Glyph name="ui-log" />
          {boardWords().tools.log}
        </button>
      ) : undefined}
      <OwnTable session={desk.session} onDone={() => (drawer.value = undefined)} />
      <MenuChoices />
    </div>
  );
}
