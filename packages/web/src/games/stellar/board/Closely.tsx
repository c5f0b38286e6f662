// One card large: its picture, name and facts, and its effect in each place.
import { type Action, type Card, makeCard, STARS_OF, stellar } from '@planisphere/stellar';
import { cardsOfKind } from '@planisphere/stellar/text';
import { settings } from '../../../base/settings/settings.ts';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/rules/rules.module.css';
import type { Desk } from '../desk.ts';
import { placementsOf } from '../input.ts';
import { familyOf, gainOf, numberText, signed } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { CardFace } from './CardFace.tsx';

export function Closely({ desk, card }: { desk: Desk; card: Card }) {
  const lore = cardsOfKind(makeCard(card), settings.value.locale);
  const names = [...new Set(lore.map(({ name }) => name))].join(', ');
  return (
    <>
      <div class={styles.card}>
        <span class={styles.large}>
          <CardFace card={card} />
        </span>
        <div class={styles.facts}>
          <h3>{names}</h3>
          <small>
            {boardWords().family[familyOf(card)]} {numberText(card)} ·{' '}
            {restWords().about.stars(STARS_OF[card] ?? 0)}
          </small>
          {lore.map(({ name, fact }) => (
            <p key={fact}>{lore.length > 1 && names.includes(',') ? `${name} · ${fact}` : fact}</p>
          ))}
          <small>{restWords().about.copies(lore.length)}</small>
        </div>
      </div>
      <WouldDo desk={desk} card={card} />
    </>
  );
}

function WouldDo({ desk, card }: { desk: Desk; card: Card }) {
  const actions = desk.mayPress ? placementsOf(desk.at.value, desk.holding.value, card) : [];
  if (actions.length === 0) return undefined;
  const seat = desk.session.viewer.value;
  const view = desk.session.view.value;
  return (
    <section class={styles.would}>
      <h3 class={ui.caps}>{restWords().about.where}</h3>
      <ul>
        {actions.map((action) => (
          <li key={stellar.notation.makeEvent({ by: seat, action })}>
            {placeName(action)} <b>{signed(gainOf(view, seat, action))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeName(action: Action): string {
  if (!('to' in action)) return boardWords().notebook;
  if (action.to.area === 'note') return boardWords().notebook;
  return action.to.face === 'down'
    ? `${boardWords().slot(action.to.slot)}, ${restWords().about.faceDown.toLowerCase()}`
    : boardWords().slot(action.to.slot);
}
