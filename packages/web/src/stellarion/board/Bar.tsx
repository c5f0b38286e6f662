// The bar above the table: where one is, how many voyages are flown, and the tools.
import { voyageCount } from '@planisphere/stellarion';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { CompanyButton } from '../../online/Company.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { voyagesInAll } from '../reading.ts';
import { w } from '../words/index.ts';
import styles from './bar.module.css';
import type { Drawer } from './drawer.ts';
import { turnOf } from './Log.tsx';

export function Bar({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
  const { session } = desk;
  const { over, undo } = session.standing.value;
  const { tools } = w();
  const muted = !settings.value.sound;
  return (
    <header class={styles.bar}>
      <a class={styles.brand} href="/" aria-label={`Planisphere, ${t().nav.home}`}>
        <Glyph name="se-pole" />
        <b>Stellarion</b>
      </a>
      <Progress desk={desk} />
      <nav class={styles.tools} aria-label={tools.label}>
        {over ? undefined : (
          <Tool
            glyph="ui-undo"
            text={tools.undo}
            off={undo === undefined}
            onClick={() => void session.undo()}
          />
        )}
        <Tool glyph="ui-rules" text={tools.rules} onClick={() => open('rules')} />
        <CompanyButton session={session} class={styles.tool} />
        <Tool glyph="ui-log" text={tools.log} wide onClick={() => open('log')} />
        <button
          type="button"
          class={`${styles.tool} ${styles.wide}`}
          aria-label={muted ? t().soundOn : t().soundOff}
          onClick={() => choose({ sound: muted })}
        >
          <Glyph name={muted ? 'ui-mute' : 'ui-sound'} />
        </button>
        <button type="button" class={styles.tool} aria-label={tools.menu} onClick={() => open('menu')}>
          <Glyph name="ui-menu" />
        </button>
      </nav>
    </header>
  );
}

interface ToolProps {
  readonly glyph: string;
  readonly text: string;
  readonly off?: boolean;
  readonly wide?: boolean;
  readonly onClick: () => void;
}

function Tool({ glyph, text, off = false, wide = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={`${styles.tool} ${wide ? styles.wide : ''}`}
      aria-disabled={off}
      onClick={onClick}
    >
      <Glyph name={glyph} />
      <span>{text}</span>
    </button>
  );
}

function Progress({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const all = voyagesInAll(view);
  const flown = all - voyageCount(view.voyages);
  return (
    <div class={styles.progress}>
      <span class={`${ui.caps} ${styles.flown}`}>{w().voyagesOf(flown, all)}</span>
      <span class={styles.dots} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <i key={`voyage-${index + 1}`} class={index < flown ? styles.won : undefined} />
        ))}
      </span>
      <span class={`${ui.caps} ${styles.turn}`}>
        {w().turn(turnOf(desk.session.history.value) + (view.stage.kind === 'turn' ? 1 : 0))}
      </span>
    </div>
  );
}
