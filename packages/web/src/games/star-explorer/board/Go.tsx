// The main button, labelled with its action and the points. If something is in the way, the button removes it.
import { HIDDEN, tileOf } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { GO_PLACE } from '../../../table/advice/mark.ts';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import { isChoosing } from './Choices.tsx';
import styles from './table.module.css';

export function Go({ desk }: { desk: Desk }) {
  return (
    <div class={styles.go}>
      <Buttons desk={desk} />
    </div>
  );
}

function Buttons({ desk }: { desk: Desk }) {
  const { act } = boardWords();
  if (isChoosing(desk)) return <Answer desk={desk} />;
  if (desk.drawing.value !== undefined) return <Confirm desk={desk} />;
  if (desk.session.mayChange && desk.site.value !== undefined)
    return (
      <button
        type="button"
        class={`${ui.button} ${ui.quiet}`}
        data-main
        onClick={() => desk.press({ at: 'takeBack' })}
      >
        <Glyph name="ui-undo" />
        {act.takeBack}
      </button>
    );
  return undefined;
}

function Answer({ desk }: { desk: Desk }) {
  const { act, kind } = boardWords();
  const action = desk.chosen.value;
  const text =
    action === undefined
      ? act.chooseFirst
      : action.do === 'size'
        ? act.call(action.size)
        : action.do === 'draw' || action.kind === HIDDEN
          ? act.confirmShort
          : act[action.do === 'seven' ? 'useSeven' : 'takeSide'](kind[action.kind]);
  return (
    <button
      type="button"
      class={ui.button}
      data-main
      data-place={GO_PLACE}
      aria-disabled={action === undefined}
      onClick={() => desk.press({ at: 'confirm' })}
    >
      <Glyph name="ui-check" />
      {text}
    </button>
  );
}

function Confirm({ desk }: { desk: Desk }) {
  const { act } = boardWords();
  const site = desk.drawing.value;
  const { laid, offer } = desk.report.value;
  if (site === undefined || laid === undefined) return undefined;
  if (laid.worth !== undefined) {
    const { gain } = laid.worth;
    const hides = desk.session.lesson.value?.hidesPoints === true;
    const costs = gain < 0 && !hides;
    return (
      <button
        type="button"
        class={`${ui.button} ${costs ? ui.danger : ''}`}
        data-main="confirm"
        data-place={GO_PLACE}
        data-gain={hides ? undefined : gain}
        aria-disabled={!desk.session.mayAnswer}
        onClick={() => desk.press({ at: 'confirm' })}
      >
        <Glyph name={costs ? 'se-out' : 'ui-check'} />
        {laid.drawing.length === 0
          ? hides
            ? act.confirmNothingShort
            : act.confirmNothing(gain)
          : hides
            ? act.confirmShort
            : act.confirm(tileOf(site.tile).name, gain)}
      </button>
    );
  }
  const worth = offer?.laid.worth;
  return (
    <>
      {worth === undefined ? (
        <button type="button" class={ui.button} data-main="fit" onClick={() => desk.press({ at: 'fit' })}>
          <Glyph name="ui-target" />
          {act.fit}
        </button>
      ) : (
        <button
          type="button"
          class={ui.button}
          data-main="leave"
          onClick={() => desk.press({ at: 'leaveOut' })}
        >
          <Glyph name="se-out" />
          {act.leaveOut(worth.price, worth.cost)}
        </button>
      )}
      <button type="button" class={`${ui.button} ${ui.quiet}`} aria-disabled="true">
        <Glyph name="ui-check" />
        {act.confirmShort}
      </button>
    </>
  );
}
