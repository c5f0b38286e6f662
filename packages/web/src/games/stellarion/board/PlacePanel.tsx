// After a scan: where the two cards go. With the Amplifier both may go to one place, in either order.
import { type ActionOf, stellarion } from '@planisphere/stellarion';
import type { Desk } from '../desk.ts';
import { stepPlace } from '../places.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';

export function PlacePanel({ desk }: { desk: Desk }) {
  const options = desk.steps.value.filter((action) => action.kind === 'place');
  return (
    <div class={styles.body}>
      <div class={styles.left}>
        <IfYouConfirm desk={desk} />
      </div>
      <div class={styles.right}>
        <p class={styles.lead}>{boardWords().dialog.choosePlace}</p>
        <ul class={styles.places}>
          {options.map((action) => (
            <Placement key={stellarion.notation.makeEvent({ by: 0, action })} desk={desk} action={action} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Placement({ desk, action }: { desk: Desk; action: ActionOf<'place'> }) {
  const { step } = desk.holding.value;
  const chosen =
    step?.kind === 'place' &&
    String(step.top) === String(action.top) &&
    String(step.bottom) === String(action.bottom);
  return (
    <li>
      <button
        type="button"
        class={`${styles.place} ${chosen ? styles.chosenPlace : ''}`}
        data-nav
        data-step
        data-place={stepPlace(action)}
        aria-pressed={chosen}
        aria-label={boardWords().placeLabel(action.top, action.bottom)}
        onClick={() => desk.press({ at: 'step', action })}
      >
        <Spot name={boardWords().onTop} cards={action.top} />
        <span class={styles.between} aria-hidden="true" />
        <Spot name={boardWords().atBottom} cards={action.bottom} />
      </button>
    </li>
  );
}

function Spot({ name, cards }: { name: string; cards: readonly number[] }) {
  return (
    <span class={styles.spot}>
      <small>{name}</small>
      <span>
        {cards.map((card, index) => (
          <CardFace key={index === 0 ? 'upper' : 'lower'} card={card} />
        ))}
        {cards.length === 0 ? <i class={styles.nothing} /> : undefined}
      </span>
    </span>
  );
}
