// Stellar as text: every choice says what it brings.
import type { Action } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { TextTable as TextFrame } from '../../../table/text/TextTable.tsx';
import type { Desk } from '../desk.ts';
import { promptOf } from '../prompt.ts';
import { gainOf } from '../reading.ts';

export function TextTable({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const seat = desk.session.viewer.value;
  const withGain = (action: Action, sentence: string): string => {
    const gain = action.do === 'play' || action.do === 'place' ? gainOf(view, seat, action) : 0;
    return gain === 0 ? sentence : `${sentence} (${gain > 0 ? '+' : '−'}${Math.abs(gain)})`;
  };
  return (
    <TextFrame
      session={desk.session}
      text={stellarText}
      title={promptOf(desk).title}
      actions={desk.legal.value}
      wordsFor={withGain}
    />
  );
}
