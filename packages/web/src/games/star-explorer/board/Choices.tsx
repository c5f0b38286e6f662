// The choices before drawing: a side of the starting tile, a size, or one of two sevens. A press chooses; the button
// below, or a second press on the chosen one, gives the answer.
import type { Seat } from '@planisphere/core';
import { type Kind, kindsOfSize, phaseOf } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { CHOICES_PLACE, choicePlace } from '../places.ts';
import { type SizeOffer, sidesOf, sizeOffers } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './choices.module.css';
import { KindMark, StarShape } from './StarShape.tsx';

export function isChoosing(desk: Desk): boolean {
  const { step } = phaseOf(desk.session.view.value);
  return (
    desk.shown.value === undefined &&
    (step === 'side' || step === 'size' || step === 'seven') &&
    desk.session.mayAnswer
  );
}

export function Choices({ desk, seat }: { desk: Desk; seat: Seat }) {
  const view = desk.session.view.value;
  const board = view.boards[seat];
  const { step } = phaseOf(view);
  if (board === undefined || !isChoosing(desk)) return undefined;
  if (step === 'size') return <SizeChoices desk={desk} seat={seat} />;
  const kinds = step === 'side' ? sidesOf(view, seat) : kindsOfSize(board, 7);
  return (
    <fieldset class={styles.kinds} data-place={CHOICES_PLACE}>
      <legend class={ui.hidden}>
        {step === 'side' ? boardWords().say.side.title : boardWords().say.seven.title}
      </legend>
      {kinds.map((kind) => (
        <KindChoice key={kind} desk={desk} kind={kind} seven={step === 'seven'} />
      ))}
    </fieldset>
  );
}

function KindChoice({ desk, kind, seven }: { desk: Desk; kind: Kind; seven: boolean }) {
  const chosen = desk.choice.value === kind;
  return (
    <button
      type="button"
      class={styles.kind}
      data-kind={kind}
      data-choice={kind}
      data-place={choicePlace(kind)}
      data-nav
      aria-pressed={chosen}
      onClick={() => desk.press({ at: 'choice', choice: kind })}
    >
      {seven ? <b>7</b> : undefined}
      <svg viewBox="-40 -40 80 80" aria-hidden="true">
        <StarShape kind={kind} size={64} />
      </svg>
      <span>{boardWords().kinds[kind]}</span>
    </button>
  );
}

function SizeChoices({ desk, seat }: { desk: Desk; seat: Seat }) {
  return (
    <fieldset class={styles.sizes} data-place={CHOICES_PLACE}>
      <legend class={ui.hidden}>{boardWords().sizes.left}</legend>
      {sizeOffers(desk.session.view.value, seat).map((offer) => (
        <SizeChoice key={offer.size} desk={desk} offer={offer} />
      ))}
    </fieldset>
  );
}

function SizeChoice({ desk, offer }: { desk: Desk; offer: SizeOffer }) {
  const { size, kinds, others } = offer;
  const words = boardWords();
  const spoken = kinds.map((kind) => words.kind[kind]).join(', ');
  const rivals = others
    .map(
      (other) =>
        `${desk.session.nameOf(other.seat)} ${other.kinds.map((kind) => words.kind[kind]).join(', ')}`,
    )
    .join('; ');
  return (
    <button
      type="button"
      class={styles.size}
      data-choice={size}
      data-place={choicePlace(String(size))}
      data-nav
      aria-pressed={desk.choice.value === String(size)}
      aria-label={`${words.sizes.option(size, spoken)}${rivals === '' ? '' : `. ${words.sizes.others(rivals)}`}`}
      onClick={() => desk.press({ at: 'choice', choice: String(size) })}
    >
      <b>{size}</b>
      <span class={styles.own}>
        {kinds.map((kind, index) => (
          <KindMark key={`${kind}-${index + 1}`} kind={kind} />
        ))}
      </span>
      {others.length === 0 ? undefined : (
        <span class={styles.others}>
          {others.map((other) => (
            <span key={other.seat} data-player={emblemOf(desk.session, other.seat)}>
              <Glyph name={`p-${emblemOf(desk.session, other.seat)}`} />
              {other.kinds.map((kind, index) => (
                <KindMark key={`${kind}-${index + 1}`} kind={kind} />
              ))}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
