// What opens over the table: rules, log, menu.
import { type GameEvent, type Phase, phaseOf } from '@planisphere/star-explorer';
import type { Signal } from '@preact/signals';
import { shownKey } from '../../../base/keys/keys.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { MenuChoices } from '../../../table/MenuChoices.tsx';
import { OwnTable } from '../../../table/OwnTable.tsx';
import { RulesDrawer } from '../../../table/rules/RulesDrawer.tsx';
import rules from '../../../table/rules/rules.module.css';
import type { Desk } from '../desk.ts';
import { explore } from '../keyboard.ts';
import { LETTERS } from '../keys.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import type { Drawer } from './drawer.ts';
import { isNews } from './LogLines.tsx';
import { Told } from './Told.tsx';

interface Props {
  readonly desk: Desk;
  readonly drawer: Signal<Drawer | undefined>;
}

export function Drawers({ desk, drawer }: Props) {
  const close = () => {
    drawer.value = undefined;
  };
  const rule = desk.session.rule.value !== undefined;
  switch (rule ? 'rules' : drawer.value) {
    case 'rules':
      return (
        <RulesDrawer
          session={desk.session}
          words={restWords().rules}
          now={RULES_OF[phaseOf(desk.session.view.value).step] ?? []}
          keyName={shownKey('rules', LETTERS)}
          open
          onClose={close}
        />
      );
    case 'log':
      return (
        <Sheet title={boardWords().tools.log} keyName={shownKey('log', LETTERS)} side onClose={close}>
          <Log desk={desk} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet title={boardWords().tools.menu} onClose={close}>
          <div class={rules.menu}>
            <OwnChoices desk={desk} drawer={drawer} />
            <OwnTable session={desk.session} onDone={close} />
            <MenuChoices />
          </div>
        </Sheet>
      );
    default:
      return undefined;
  }
}

/** The rules that matter in each step. */
const RULES_OF: Partial<Record<Phase['step'], readonly string[]>> = {
  side: ['SET-3'],
  size: ['SIZE-1', 'SET-2'],
  seven: ['SIZE-2'],
  draw: [
    'DRAW-2',
    'DRAW-3',
    'DRAW-4',
    'DRAW-6',
    'DRAW-7',
    'DRAW-8',
    'OUT-1',
    'SCORE-1',
    'SCORE-2',
    'SCORE-3',
  ],
  over: ['FINAL-1', 'FINAL-3', 'FINAL-4', 'FINAL-5', 'FINAL-6'],
};

function Log({ desk }: { desk: Desk }) {
  const lines = desk.session.history.value.filter(isNews);
  return (
    <ol class={rules.log} reversed>
      {[...lines].reverse().map((past, index) => (
        <li key={lines.length - index} class={past.event.by === 'chance' ? rules.round : rules.you}>
          <Glyph name={isDrawing(past.event) ? 'ui-spark' : 'ui-daily'} />
          <Told text={desk.session.tell(past)} />
        </li>
      ))}
    </ol>
  );
}

function isDrawing(event: GameEvent): boolean {
  return event.by !== 'chance' && event.action.do === 'draw';
}

function OwnChoices({ desk, drawer }: Props) {
  const quiet = `${ui.button} ${ui.quiet}`;
  const exploring = () => {
    drawer.value = undefined;
    explore(desk);
  };
  return (
    <>
      {desk.session.handover.value === undefined ? (
        <button type="button" class={quiet} onClick={() => (drawer.value = 'log')}>
          <Glyph name="ui-log" />
          {boardWords().tools.log}
        </button>
      ) : undefined}
      {desk.drawing.value === undefined ? undefined : (
        <button type="button" class={quiet} onClick={exploring}>
          <Glyph name="ui-target" />
          {boardWords().explore.start}
        </button>
      )}
    </>
  );
}
