// The bar above every table: which game it is, how far the game is (in the game's own way), and the tools.
import type { ComponentChildren } from 'preact';
import { choose, settings } from '../base/settings/settings.ts';
import { Glyph } from '../base/ui/Glyph.tsx';
import { later } from '../base/ui/later.tsx';
import { appWords } from '../base/words/index.ts';
import bar from './bar.module.css';
import { GameBar } from './GameBar.tsx';
import type { Session } from './session.ts';

const CompanyButton = later(async () => (await import('./online/Company.tsx')).CompanyButton);

/** For any game: nothing here depends on which one is played. */
type AnySession = Pick<
  Session,
  'table' | 'standing' | 'handover' | 'spectating' | 'online' | 'undo' | 'lesson'
>;

interface Words {
  readonly label: string;
  readonly undo: string;
  readonly rules: string;
  readonly log: string;
  readonly menu: string;
}

interface Props {
  readonly session: AnySession;
  readonly words: Words;
  /** How far the game is. */
  readonly track: ComponentChildren;
  readonly onOpen: (drawer: 'rules' | 'log' | 'menu') => void;
  /** Further tools for whoever is playing. */
  readonly children?: ComponentChildren;
}

export function TableBar({ session, words, track, onOpen, children }: Props) {
  const { over, undo } = session.standing.value;
  const muted = !settings.value.sound;
  // While the device changes hands, nothing may open that shows what the last player knows.
  const closed = session.handover.value !== undefined;
  // In a lesson the bar says which one it is; the guide has the tools.
  const lesson = session.lesson.value?.name;
  return (
    <GameBar
      game={session.table.game}
      middle={lesson === undefined ? track : <p class={bar.lesson}>{lesson}</p>}
      label={words.label}
    >
      {over || closed || lesson !== undefined || session.spectating.value ? undefined : (
        <>
          <Tool
            glyph="ui-undo"
            text={words.undo}
            off={undo === undefined}
            onClick={() => void session.undo()}
          />
          {children}
        </>
      )}
      <Tool glyph="ui-rules" text={words.rules} onClick={() => onOpen('rules')} />
      {session.online === undefined ? undefined : <CompanyButton session={session} class={bar.tool} />}
      {closed ? undefined : <Tool glyph="ui-log" text={words.log} wide onClick={() => onOpen('log')} />}
      <button
        type="button"
        class={`${bar.tool} ${bar.wide}`}
        aria-label={muted ? appWords().soundOn : appWords().soundOff}
        onClick={() => choose({ sound: muted })}
      >
        <Glyph name={muted ? 'ui-mute' : 'ui-sound'} />
      </button>
      <button type="button" class={bar.tool} aria-label={words.menu} onClick={() => onOpen('menu')}>
        <Glyph name="ui-menu" />
      </button>
    </GameBar>
  );
}

interface ToolProps {
  readonly glyph: string;
  readonly text: string;
  readonly off?: boolean;
  /** Shown only if there is room; otherwise the menu has it. */
  readonly wide?: boolean;
  readonly onClick: () => void;
}

export function Tool({ glyph, text, off = false, wide = false, onClick }: ToolProps) {
  return (
    <button type="button" class={`${bar.tool} ${wide ? bar.wide : ''}`} aria-disabled={off} onClick={onClick}>
      <Glyph name={glyph} />
      <span>{text}</span>
    </button>
  );
}
