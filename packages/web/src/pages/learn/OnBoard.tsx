// What the guide draws over the board: light on what it speaks of, bridges between what belongs together, and the
// answer to a try beside the place where it happened. The next press puts the answer away.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { AskingLight } from '../../table/advice/AskingLight.tsx';
import { Bridges } from '../../table/advice/Bridges.tsx';
import { Bubble } from '../../table/advice/Bubble.tsx';
import type { LessonHints } from '../../table/advice/guide.ts';
import type { Mark } from '../../table/advice/mark.ts';
import { Spotlight } from '../../table/advice/Spotlight.tsx';
import { RuleLink } from '../../table/Remark.tsx';
import { type Taught, useReached } from './Coach.tsx';
import { learnWords } from './words/index.ts';

const GUIDE = '[data-coach]';
/** What the learner holds, and the buttons to use it. */
const HELD = `${GUIDE}, [data-hand], section:has([data-hand]) button, [data-acts]`;
/** What must stay visible while the guide speaks. */
const KEPT = `${GUIDE}, [data-hand], [data-target], [data-total], dialog[open] :is(button, [data-place], h2)`;

export function OnBoard({ hints, ...taught }: Taught & { readonly hints: LessonHints | undefined }) {
  const { lesson, session, source, showing } = taught;
  const reached = useReached(taught);
  const { locale } = settings.value;
  const { guideThere } = learnWords();
  const step = lesson.steps[reached];
  const shown = showing?.shown.value;
  const pressed = usePressed();
  const praised = useSignal(0);
  const note = session.note.value;
  useEffect(() => {
    // A press means that the learner has read the answer, unless it is on the link to the cited rule.
    const read = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-bubble]')) return;
      if (event instanceof KeyboardEvent && !/^(Enter| |[\da-z])$/i.test(event.key)) return;
      praised.value = source.reached.peek();
      if (session.showing.peek() || session.deciding.peek()) return;
      session.note.value = '';
    };
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, read, true);
    return () => {
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, read, true);
    };
  }, [session, source, praised]);
  useEffect(() => {
    if (shown === undefined || showing === undefined) return;
    // The guide's own buttons handle their presses.
    const skip = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(`${GUIDE} button`))) showing.next();
    };
    addEventListener('click', skip);
    return () => removeEventListener('click', skip);
  }, [shown, showing]);
  // The other ends of the bridges stay bright.
  const beside = [...new Set(step?.bridges?.map(([from]) => from))].map(
    (place): Mark => ({ place, as: 'look' }),
  );
  const lit = [...(step?.lit ?? []), ...(step?.bridges?.flat() ?? [])];
  if (shown !== undefined)
    return (
      <>
        {shown.marks.length === 0 ? undefined : (
          <Spotlight marks={[...shown.marks, ...beside]} kept={GUIDE} />
        )}
        {shown.stage === 'why' && step !== undefined ? (
          <Bubble marks={shown.marks} mood="why" label={guideThere} kept={[GUIDE, ...lit.map(placed)].join()}>
            <span data-reason>{step.reason[locale]}</span>
          </Bubble>
        ) : undefined}
      </>
    );
  // Neither hides what the guide speaks of.
  const kept = [KEPT, ...lit.map(placed)].join();
  const refused = session.refused.value;
  const wrong = refused === undefined || hints === undefined ? pressed : hints.happensAt(refused);
  const last = session.history.value.findLast(({ event }) => event.by === session.viewer.value)?.event;
  const praise = lesson.steps[reached - 1]?.praise[locale];
  return (
    <>
      {lit.length === 0 ? undefined : <AskingLight places={lit} kept={HELD} />}
      {step?.bridges === undefined ? undefined : <Bridges bridges={step.bridges} />}
      {note !== '' && step !== undefined ? (
        <Bubble
          marks={wrong.map((mark): Mark => ({ ...mark, as: 'wrong' }))}
          mood="wrong"
          label={guideThere}
          kept={kept}
        >
          {note} <RuleLink session={session} />
        </Bubble>
      ) : praise !== undefined && praised.value < reached && last !== undefined && last.by !== 'chance' ? (
        <Bubble marks={hints?.happensAt(last.action) ?? []} mood="right" label={guideThere} kept={kept}>
          {praise}
        </Bubble>
      ) : undefined}
    </>
  );
}

const placed = (place: string): string => `[data-place="${place}"]`;

/** The place of the latest press, by pointer or keyboard. */
function usePressed(): readonly Mark[] {
  const pressed = useSignal<readonly Mark[]>([]);
  useEffect(() => {
    const note = (event: Event) => {
      const at =
        event instanceof PointerEvent
          ? document.elementsFromPoint(event.clientX, event.clientY)
          : [event.target];
      const place = at
        .map((each) => (each instanceof Element ? each.closest<HTMLElement>('[data-place]') : undefined))
        .find((each) => each != null)?.dataset.place;
      if (place !== undefined) pressed.value = [{ place, as: 'look' }];
    };
    for (const event of ['pointerup', 'keydown']) addEventListener(event, note, true);
    return () => {
      for (const event of ['pointerup', 'keydown']) removeEventListener(event, note, true);
    };
  }, [pressed]);
  return pressed.value;
}
