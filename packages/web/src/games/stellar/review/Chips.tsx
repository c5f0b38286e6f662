// A turn of Stellar in one short line: the cards and their places.
import { followLine } from '@planisphere/bots/stellar/steps';
import type { Position } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { ReviewProps } from '../../../table/board.ts';
import { familyOf, numberText } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './moment.module.css';

export function Chips({ reviewed, moment }: ReviewProps) {
  const before = reviewed.game.view(reviewed.states[moment.from], moment.seat) as Position;
  const { steps } = followLine(before, moment.played.events);
  return (
    <>
      {steps.map((step, index) => {
        if (step.do === 'replace') return <Glyph key={index} name="ui-replay" class={styles.verb} />;
        if (step.do === 'take' || step.do === 'leave') return undefined;
        const slot =
          step.do === 'start' ? 1 : step.do === 'lay' && step.to.area === 'tel' ? step.to.slot : undefined;
        return (
          <span key={index} class={styles.chip} data-type={familyOf(step.card)}>
            <Glyph name={`t-${familyOf(step.card)}`} />
            <b>{numberText(step.card)}</b>
            {slot === undefined ? <Glyph name="ui-notebook" class={styles.noted} /> : <i>› {slot}</i>}
            <span class={styles.spoken}>{boardWords().card(step.card)}</span>
          </span>
        );
      })}
    </>
  );
}
