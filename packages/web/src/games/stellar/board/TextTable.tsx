// Stellar as text: every choice says what it brings.
import { type Action, stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { TextTable as TextFrame } from '../../../table/frame/TextTable.tsx';
import { legalAt } from '../../../table/legal.ts';
import { isAsked } from '../input.ts';
import { promptOf } from '../prompt.ts';
import { gainOf } from '../reading.ts';
import type { StellarSession } from '../session.ts';

export function TextTable({ session }: { session: StellarSession }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  const asked = session.mayAct && isAsked({ view, seat });
  const withGain = (action: Action, sentence: string): string => {
    const gain = action.do === 'play' || action.do === 'place' ? gainOf(view, seat, action) : 0;
    return gain === 0 ? sentence : `${sentence} (${gain > 0 ? '+' : '−'}${Math.abs(gain)})`;
  };
  return (
    <TextFrame
      session={session}
      text={stellarText}
      title={promptOf(session).title}
      actions={asked ? legalAt(stellar, view, seat) : []}
      wordsFor={withGain}
      isNews={({ event }) =>
        event.by !== 'chance' || (event.outcome.deal !== 'row' && event.outcome.deal !== 'hand')
      }
    />
  );
}
