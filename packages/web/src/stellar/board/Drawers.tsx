// What opens over the table: rules, log, menu, and one card seen closely.
import {
  type Action,
  type Card,
  makeCard,
  moverOf,
  type Phase,
  STARS_OF,
  stellar,
} from '@planisphere/stellar';
import { cardsOfKind } from '@planisphere/stellar/text';
import type { Signal } from '@preact/signals';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import ui from '../../ui/ui.module.css';
import { cardInPlay, isAsked } from '../input.ts';
import { familyOf, gainOf, numberText } from '../reading.ts';
import type { Session } from '../session.ts';
import { w } from '../words/index.ts';
import type { Drawer } from './Bar.tsx';
import { CardFace } from './CardFace.tsx';
import { lookAt, looked } from './looking.ts';
import { RulesText } from './RulesText.tsx';
import styles from './rules.module.css';

export function Drawers({ session, drawer }: { session: Session; drawer: Signal<Drawer | undefined> }) {
  const close = () => {
    drawer.value = undefined;
  };
  const card = looked.value;
  return (
    <>
      {drawer.value === 'rules' ? (
        <Sheet title={w().rules.title} keyName="R" side onClose={close}>
          <RulesText now={RULES_OF[session.view.value.phase] ?? []} />
        </Sheet>
      ) : undefined}
      {drawer.value === 'log' ? (
        <Sheet title={w().tools.log} keyName="L" side onClose={close}>
          <Log session={session} />
        </Sheet>
      ) : undefined}
      {drawer.value === 'menu' ? (
        <Sheet title={w().tools.menu} onClose={close}>
          <Menu session={session} drawer={drawer} />
        </Sheet>
      ) : undefined}
      {card === undefined ? undefined : (
        <Sheet title={w().card(card)} onClose={() => lookAt(undefined)}>
          <Closely session={session} card={card} />
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

function Log({ session }: { session: Session }) {
  const lines = session.history.value.filter(({ event }) => !/^chance (row|starter|hand)/.test(event));
  return (
    <ol class={styles.log} reversed>
      {[...lines].reverse().map((past, index) => (
        <li
          key={`${lines.length - index}`}
          class={past.event.startsWith('chance') ? styles.round : styles.you}
        >
          <Glyph name={glyphOf(past.event)} />
          <span>{session.tell(past)}</span>
        </li>
      ))}
    </ol>
  );
}

function glyphOf(event: string): string {
  if (event.includes(' take ')) return 'ui-hand';
  if (event.endsWith('note') || event.includes(' keep ')) return 'ui-notebook';
  if (event.includes(' tel ') || event.includes(' start ')) return 'ui-telescope';
  if (event.includes('replace')) return 'ui-rotate';
  return 'ui-daily';
}

function Menu({ session, drawer }: { session: Session; drawer: Signal<Drawer | undefined> }) {
  const { textMode, sound, theme } = settings.value;
  const quiet = `${ui.button} ${ui.quiet}`;
  return (
    <div class={styles.menu}>
      {session.handover.value === undefined ? (
        <button type="button" class={quiet} onClick={() => (drawer.value = 'log')}>
          <Glyph name="ui-log" />
          {w().tools.log}
        </button>
      ) : undefined}
      <button
        type="button"
        class={quiet}
        aria-pressed={textMode}
        onClick={() => choose({ textMode: !textMode })}
      >
        <Glyph name="ui-lines" />
        {textMode ? w().text.leave : w().text.title}
      </button>
      <button type="button" class={quiet} onClick={() => choose({ sound: !sound })}>
        <Glyph name={sound ? 'ui-mute' : 'ui-sound'} />
        {sound ? t().soundOff : t().soundOn}
      </button>
      <button
        type="button"
        class={quiet}
        onClick={() => choose({ theme: theme === 'paper' ? 'night' : 'paper' })}
      >
        <Glyph name={theme === 'paper' ? 'ui-night' : 'ui-paper'} />
        {theme === 'paper' ? t().toNight : t().toPaper}
      </button>
      <button
        type="button"
        class={quiet}
        onClick={() => choose({ locale: settings.value.locale === 'fr' ? 'en' : 'fr' })}
      >
        <Glyph name="ui-globe" />
        <span lang={settings.value.locale === 'fr' ? 'en' : 'fr'}>
          {settings.value.locale === 'fr' ? 'English' : 'Français'}
        </span>
      </button>
      <a class={quiet} href="/settings">
        <Glyph name="ui-settings" />
        {t().nav.settings}
      </a>
      <a class={quiet} href="/">
        <Glyph name="ui-home" />
        {t().nav.home}
      </a>
    </div>
  );
}

/** One card large: its picture, name and facts, and what it would do in each place. */
function Closely({ session, card }: { session: Session; card: Card }) {
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
            {w().family[familyOf(card)]} {numberText(card)} · {w().about.stars(STARS_OF[card] ?? 0)}
          </small>
          {lore.map(({ name, fact }) => (
            <p key={fact}>{lore.length > 1 && names.includes(',') ? `${name} · ${fact}` : fact}</p>
          ))}
          <small>{w().about.copies(lore.length)}</small>
        </div>
      </div>
      <WouldDo session={session} card={card} />
    </>
  );
}

function WouldDo({ session, card }: { session: Session; card: Card }) {
  const actions = actionsWith(session, card);
  if (actions.length === 0) return undefined;
  const seat = session.viewer.value;
  const view = session.view.value;
  return (
    <section class={styles.would}>
      <h3 class={ui.caps}>{w().about.where}</h3>
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

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function placeName(action: Action): string {
  if (!('to' in action)) return w().notebook;
  if (action.to.area === 'note') return w().notebook;
  return action.to.face === 'down'
    ? `${w().slot(action.to.slot)}, ${w().act.faceDown.toLowerCase()}`
    : w().slot(action.to.slot);
}

/** Where this card could go now; face down is told once, in the first free slot. */
function actionsWith(session: Session, card: Card): readonly Action[] {
  const view = session.view.value;
  const seat = session.viewer.value;
  if (!session.mayAct || !isAsked({ view, seat }) || moverOf(view) !== seat) return [];
  if (
    view.phase !== 'play' &&
    !(view.phase === 'place' && cardInPlay({ view, seat }, session.holding.value) === card)
  )
    return [];
  let told = false;
  return [...stellar.legal(view, seat)].filter((action) => {
    if (action.do === 'play' ? action.card !== card : action.do !== 'place') return false;
    const down = 'to' in action && action.to.area === 'tel' && action.to.face === 'down';
    const first = down && !told;
    if (down) told = true;
    return !down || first;
  });
}
