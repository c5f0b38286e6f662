// A button that names an action and its consequence; if it is impossible, the reason.
import type { ComponentChildren } from 'preact';
import type { Desk } from '../desk.ts';
import { after, consequencesOf } from '../foresight.ts';
import { galaxyMark, typeMark } from '../marks.ts';
import { type Offer, powerOf } from '../offers.ts';
import { actPlace } from '../places.ts';
import { boardWords } from '../words/index.ts';
import styles from './acts.module.css';
import { Mark } from './Mark.tsx';

interface TileProps {
  readonly glyph: ComponentChildren;
  readonly title: string;
  readonly text: string;
  /** A shorter version, for three tiles side by side on a phone. */
  readonly brief?: { readonly title: string; readonly text: string };
  /** The spaces that the sun would move. */
  readonly sun?: number | undefined;
  readonly primary?: boolean;
  readonly warning?: string | undefined;
  readonly act?: string;
  readonly onPress: () => void;
}

export function Tile({ glyph, title, text, brief, sun, primary = false, warning, act, onPress }: TileProps) {
  return (
    <button
      type="button"
      class={`${styles.tile} ${primary ? styles.primary : ''} ${warning === undefined ? '' : styles.warns}`}
      data-nav
      data-act={act}
      data-place={act === undefined ? undefined : actPlace(act)}
      onClick={onPress}
    >
      {glyph}
      <span class={`${styles.words} ${brief === undefined ? '' : styles.whole}`}>
        <b>{title}</b>
        <small>{warning ?? text}</small>
      </span>
      {brief === undefined ? undefined : (
        <span class={`${styles.words} ${styles.brief}`}>
          <b>{brief.title}</b>
          <small>{warning ?? brief.text}</small>
        </span>
      )}
      {sun === undefined || sun === 0 ? undefined : (
        <em class={styles.cost}>
          <Mark name="sn-gloomy" />
          {sun > 0 ? `+${sun}` : `−${-sun}`}
        </em>
      )}
    </button>
  );
}

export function OfferTile({ desk, offer, primary }: { desk: Desk; offer: Offer; primary: boolean }) {
  if (offer.refused !== undefined) {
    return (
      <div class={`${styles.tile} ${styles.off}`} data-refused>
        <Mark name={offer.kind === 'cross' ? 'sn-hole' : offer.kind === 'launch' ? 'sn-voyage' : 'sn-deck'} />
        <span class={styles.words}>
          <b>{boardWords().kinds[offer.kind]}</b>
          <small>{boardWords().reason(offer.refused)}</small>
        </span>
      </div>
    );
  }
  const { action } = offer;
  if (action.kind === 'coordinate') return <Coordination desk={desk} pay={action.pay} primary={primary} />;
  const view = desk.session.view.value;
  const warning = warningOf(desk, offer);
  if (action.kind === 'launch') {
    return (
      <Tile
        glyph={<Mark name={galaxyMark(action.galaxy)} />}
        title={boardWords().kinds.launch}
        text={boardWords().launchMore(action.galaxy, action.voyage)}
        sun={view.table.sun ? 4 : undefined}
        primary={primary && warning === undefined}
        warning={warning}
        act="launch"
        onPress={() => desk.press({ at: 'offer', action })}
      />
    );
  }
  return (
    <Tile
      glyph={<Mark name="sn-hole" />}
      title={boardWords().kinds.cross}
      text={boardWords().crossMore}
      primary={primary}
      act="cross"
      onPress={() => desk.press({ at: 'offer', action })}
    />
  );
}

function warningOf(desk: Desk, offer: Offer): string | undefined {
  if (offer.refused !== undefined || offer.action.kind !== 'launch') return undefined;
  const view = desk.session.view.value;
  const worst = consequencesOf(view, after(view, desk.seat, offer.action)).find(
    ({ kind }) => kind === 'hopeless' || kind === 'lost',
  );
  return worst === undefined ? undefined : boardWords().consequence(worst);
}

interface CoordinationProps {
  readonly desk: Desk;
  readonly pay: readonly [number, number];
  readonly primary: boolean;
}

/** For using the effect or waiving it. */
function Coordination({ desk, pay, primary }: CoordinationProps) {
  const view = desk.session.view.value;
  const { type, major } = powerOf(view, pay);
  const action = { kind: 'coordinate', pay } as const;
  const back = view.table.sun ? Math.min(major ? 8 : 4, view.sun) : 0;
  return (
    <>
      <Tile
        glyph={<Mark name={typeMark(type)} />}
        title={boardWords().kinds.coordinate}
        text={boardWords().powers(type, major, view.discovery)}
        sun={view.table.sun ? (major ? 2 : 1) : undefined}
        primary={primary}
        act="coordinate"
        onPress={() => desk.press({ at: 'offer', action })}
      />
      <Tile
        glyph={<Mark name={view.table.sun ? 'sn-gloomy' : 'sn-deck'} />}
        title={back > 0 ? boardWords().pushBack : boardWords().giveUp}
        text={back > 0 ? boardWords().pushBackMore : boardWords().giveUpMore}
        brief={
          back > 0
            ? { title: boardWords().short.pushBack, text: boardWords().pushBackMore }
            : { title: boardWords().short.giveUp, text: boardWords().short.giveUpMore }
        }
        sun={back > 0 ? -back : undefined}
        act="waive"
        onPress={() => desk.press({ at: 'offer', action }, { at: 'waive' })}
      />
    </>
  );
}
