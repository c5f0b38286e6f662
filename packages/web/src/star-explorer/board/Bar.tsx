// The bar above the table: where one is, how far the night is, and the tools.
import { phaseOf } from '@planisphere/star-explorer';
import type { Signal } from '@preact/signals';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { CompanyButton } from '../../online/Company.tsx';
import bar from '../../stellar/board/bar.module.css';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import type { StarExplorerSession } from '../session.ts';
import { ROMAN } from '../standing.ts';
import { w } from '../words/index.ts';
import styles from './table.module.css';

export type Drawer = 'rules' | 'log' | 'menu';

interface Props {
  readonly session: StarExplorerSession;
  readonly drawer: Signal<Drawer | undefined>;
}

export function Bar({ session, drawer }: Props) {
  const { over, undo } = session.standing.value;
  const { tools } = w();
  const muted = !settings.value.sound;
  // Between two players nothing may be opened that speaks to the one who has just played.
  const closed = session.handover.value !== undefined;
  return (
    <header class={bar.bar}>
      <a class={bar.brand} href="/" aria-label={`Planisphere, ${t().nav.home}`}>
        <Glyph name="se-pole" />
        <b>Star Explorer</b>
      </a>
      <Track session={session} />
      <nav class={bar.tools} aria-label={tools.label}>
        {over || closed || session.spectating.value ? undefined : (
          <Tool
            glyph="ui-undo"
            text={tools.undo}
            off={undo === undefined}
            onClick={() => void session.undo()}
          />
        )}
        <Tool glyph="ui-rules" text={tools.rules} onClick={() => (drawer.value = 'rules')} />
        {closed ? undefined : (
          <Tool glyph="ui-log" text={tools.log} wide onClick={() => (drawer.value = 'log')} />
        )}
        <CompanyButton session={session} class={bar.tool} />
        <button
          type="button"
          class={`${bar.tool} ${bar.wide}`}
          aria-label={muted ? t().soundOn : t().soundOff}
          onClick={() => choose({ sound: muted })}
        >
          <Glyph name={muted ? 'ui-mute' : 'ui-sound'} />
        </button>
        <button
          type="button"
          class={bar.tool}
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
    <button type="button" class={`${bar.tool} ${wide ? bar.wide : ''}`} aria-disabled={off} onClick={onClick}>
      <Glyph name={glyph} />
      <span>{text}</span>
    </button>
  );
}

function Track({ session }: { session: StarExplorerSession }) {
  const round = session.desk.round.value;
  if (phaseOf(session.view.value).step === 'over' && session.desk.shown.value === undefined)
    return <p class={ui.caps}>{w().end.title}</p>;
  return (
    <div class={bar.round}>
      <span class={ui.caps}>
        <span class={styles.wide}>{w().roundWord} </span>
        {w().roundOf(ROMAN[round - 1] as string)}
      </span>
      <ol class={styles.track} aria-hidden="true">
        {ROMAN.map((roman, index) => (
          <li key={roman} data-state={index + 1 < round ? 'past' : index + 1 === round ? 'now' : 'next'}>
            <i>{roman}</i>
          </li>
        ))}
      </ol>
    </div>
  );
}
