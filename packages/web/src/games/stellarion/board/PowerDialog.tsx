// One calm dialog for whatever an action asks: deck, then card, then “if you confirm”. Nothing is spent before the
// player presses the button that names the result; until something is revealed the player can drop all of it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLayer } from '../../../base/navigation/layers.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { Advice } from '../../../table/advice/later.ts';
import { useTip } from '../../../table/tips.ts';
import type { Desk } from '../desk.ts';
import { typeMark } from '../marks.ts';
import type { Panel } from '../panels.ts';
import { actPlace } from '../places.ts';
import { powerOf, TIPS } from '../tips.ts';
import { boardWords } from '../words/index.ts';
import { ClaimPanel } from './ClaimPanel.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';
import { Mark } from './Mark.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import rail from './rail.module.css';
import { ShowPanel } from './ShowPanel.tsx';
import { Steps } from './Steps.tsx';
import { WaivePanel } from './WaivePanel.tsx';

/** Where the keyboard's focus begins in a dialog. */
const CHOICES = '[data-step], [data-face], [data-show], [data-return], [data-deck]';

export function PowerDialog({ desk }: { desk: Desk }) {
  const panel = desk.panel.value;
  if (panel === undefined || desk.peeking.value) return undefined;
  return <Opened key="power" desk={desk} panel={panel} />;
}

function Opened({ desk, panel }: { desk: Desk; panel: Panel }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next paint: nobody must press on the table what the dialog is about to ask.
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    node?.querySelector<HTMLElement>(CHOICES)?.focus();
    return () => node?.close();
  }, []);
  // A player who waives a power needs no explanation of it.
  const tip = useTip(desk.session, panel === 'waive' ? undefined : powerOf(desk.scene.value), TIPS);
  const planned = desk.holding.value.plan.length;
  const droppable = planned > 0 || panel === 'spend' || panel === 'sure';
  // A planned decision counts as made, although not sent: the dialog shows the task after it.
  const tasks = desk.session.lesson.value?.tasks ?? [];
  const now = Math.min(planned, tasks.length - 1);
  // The dialog covers the guide, who speaks of the next part only now.
  const say = planned > 0 ? desk.session.lesson.value?.says?.[now] : undefined;
  const task = [say, tasks[now]].filter(Boolean).join(' ') || undefined;
  const leave = () => {
    if (droppable) desk.press({ at: 'cancel' });
    else desk.peeking.value = true;
  };
  useLayer(leave);
  return (
    <dialog
      ref={dialog}
      class={styles.dialog}
      aria-label={boardWords().dialog.title(panel, desk.scene.value)}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div class={styles.head}>
        <span class={rail.coin}>
          <Mark name={markOf(desk, panel)} />
        </span>
        <div>
          <h2>{boardWords().dialog.title(panel, desk.scene.value)}</h2>
          <p>{task ?? tip ?? boardWords().dialog.more(panel, desk.scene.value)}</p>
        </div>
        <Steps desk={desk} panel={panel} />
        <ShowMe desk={desk} />
        <button
          type="button"
          class={ui.icon}
          aria-label={droppable ? boardWords().cancel : boardWords().look}
          onClick={leave}
        >
          <Glyph name={droppable ? 'ui-close' : 'ui-eye'} />
        </button>
      </div>
      <Advice hints={desk.hints} inside />
      <Body desk={desk} panel={panel} />
      <Foot desk={desk} panel={panel} leave={leave} />
    </dialog>
  );
}

/** In a lesson the dialog covers the guide. */
function ShowMe({ desk }: { desk: Desk }) {
  const lesson = desk.session.lesson.value;
  if (lesson?.showMe === undefined) return undefined;
  return (
    <button type="button" class={`${ui.button} ${ui.quiet}`} data-show-me onClick={() => lesson.showMe?.()}>
      <Glyph name="ui-eye" />
      {boardWords().showMe}
    </button>
  );
}

function markOf(desk: Desk, panel: Panel): string {
  if (panel === 'claim') return 'sn-hole';
  if (panel === 'spend') return 'sn-meteor';
  if (panel === 'sure') return 'sn-voyage';
  if (panel === 'waive' && desk.scene.value.table.sun) return 'sn-gloomy';
  return typeMark(desk.scene.value.stage.power);
}

function Body({ desk, panel }: { desk: Desk; panel: Panel }) {
  switch (panel) {
    case 'search':
    case 'recover':
    case 'scan':
      return <DeckPanel desk={desk} panel={panel} />;
    case 'station':
    case 'return':
      return <ShowPanel desk={desk} panel={panel} />;
    case 'place':
      return <PlacePanel desk={desk} />;
    case 'claim':
    case 'spend':
      return <ClaimPanel desk={desk} panel={panel} />;
    case 'waive':
      return <WaivePanel desk={desk} />;
    case 'sure':
      return (
        <div class={`${styles.body} ${styles.single}`}>
          <IfYouConfirm desk={desk} />
        </div>
      );
  }
}

function noteFor(panel: Panel, planned: number): string {
  const { dialog } = boardWords();
  if (panel === 'scan') return dialog.reveals;
  if (panel === 'spend') return dialog.spends;
  return planned > 0 || panel === 'sure' ? dialog.nothingYet : dialog.begun;
}

function Foot({ desk, panel, leave }: { desk: Desk; panel: Panel; leave: () => void }) {
  const { plan, step } = desk.holding.value;
  const stage = desk.scene.value.stage;
  const waivable =
    (stage.kind === 'thrusters' || stage.kind === 'effect') && !stage.begun && stage.one === undefined;
  const thrusters = stage.kind === 'thrusters';
  const { dialog } = boardWords();
  return (
    <footer class={styles.foot}>
      <p>
        <Glyph name="ui-eye" />
        {noteFor(panel, plan.length)}
      </p>
      {plan.length > 0 || panel === 'spend' || panel === 'sure' ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} data-nav onClick={leave}>
          {boardWords().cancel}
        </button>
      ) : undefined}
      {plan.length > 1 || panel === 'waive' ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          onClick={() => desk.press({ at: 'back' })}
        >
          {boardWords().back}
        </button>
      ) : undefined}
      {(waivable || thrusters) && panel !== 'waive' ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          data-act="waive"
          data-place={actPlace('waive')}
          onClick={() => desk.press({ at: 'waive' })}
        >
          {/* As on the table: where the sun can retreat, that is the reason to waive. */}
          {desk.scene.value.table.sun && desk.scene.value.sun > 0
            ? boardWords().pushBack
            : boardWords().giveUp}
        </button>
      ) : undefined}
      {stage.kind === 'effect' && stage.begun && step === undefined ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          data-act="done"
          data-place={actPlace('done')}
          onClick={() => desk.press({ at: 'done' })}
        >
          {boardWords().enough}
        </button>
      ) : undefined}
      <button
        type="button"
        class={ui.button}
        data-nav
        data-act="confirm"
        data-place={actPlace('confirm')}
        // Not `disabled`: a player who has just confirmed keeps the focus for the next question.
        aria-disabled={step === undefined}
        onClick={() => step !== undefined && desk.press({ at: 'confirm' })}
      >
        <Glyph name="ui-check" />
        {step === undefined ? boardWords().confirm : dialog.confirm(step, desk.scene.value)}
      </button>
    </footer>
  );
}
