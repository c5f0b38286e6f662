// The bar above the table: where one is, how far the night is, and the tools.
import { ROUNDS } from '@planisphere/stellar';
import type { Signal } from '@preact/signals';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { CompanyButton } from '../../online/Company.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import type { StellarSession } from '../session.ts';
import { w } from '../words/index.ts';
import styles from './bar.module.css';
import { giveHint } from './hint.ts';

export const DRAWERS = ['rules', 'log', 'menu'] as const;
export type Drawer = (typeof DRAWERS)[number];

interface Props {
  readonly session: StellarSession;
  readonly drawer: Signal<Drawer | undefined>;
}

export function Bar({ session, drawer }: Props) {
  const { over, undo } = session.standing.value;
  const { tools } = w();
  const muted = !settings.value.sound;
  // Between two players nothing may be opened that speaks to the one who has just played.
  const closed = session.handover.value !== undefined;
  return (
    <header class={styles.bar}>
      <a class={styles.brand} href="/" aria-label={`Planisphere, ${t().nav.home}`}>
        <Glyph name="se-pole" />
        <b>Stellar</b>
      </a>
      <Track session={session} />
      <nav class={styles.tools} aria-label={tools.label}>
        {over || closed ? undefined : (
          <>
            <Tool
              glyph="ui-undo"
              text={tools.undo}
              off={undo === undefined}
              onClick={() => void session.undo()}
            />
            {session.online === undefined ? (
              <Tool
                glyph="ui-hint"
                text={tools.hint}
                off={!session.mayAct}
                onClick={() => void giveHint(session)}
              />
            ) : undefined}
          </>
        )}
        <Tool glyph="ui-rules" text={tools.rules} onClick={() => (drawer.value = 'rules')} />
        <CompanyButton session={session} class={styles.tool} />
        {closed ? undefined : (
          <Tool glyph="ui-log" text={tools.log} wide onClick={() => (drawer.value = 'log')} />
        )}
        <button
          type="button"
          class={`${styles.tool} ${styles.wide}`}
          aria-label={muted ? t().soundOn : t().soundOff}
          onClick={() => choose({ sound: muted })}
        >
          <Glyph name={muted ? 'ui-mute' : 'ui-sound'} />
        </button>
        <button
          type="button"
          class={styles.tool}
          aria-label={tools.menu}
          onClick={() => (drawer.value = 'menu')}
        >
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

function Track({ session }: { session: StellarSession }) {
  const { turn, phase } = session.view.value;
  const round = Math.min(ROUNDS, Math.floor(turn / 2) + 1);
  if (phase === 'over') return <p class={ui.caps}>{w().end.title}</p>;
  return (
    <div class={styles.round}>
      <span class={ui.caps}>{w().round(round, ROUNDS)}</span>
      <span class={styles.phases} aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, index) => (
          <i
            key={`round-${index + 1}`}
            class={index + 1 < round ? styles.past : index + 1 === round ? styles.now : undefined}
          />
        ))}
      </span>
    </div>
  );
}
