// Stellarion as text: similar choices name the places of their cards, and hopeless ones carry a warning.
import { type Action, isHopeless } from '@planisphere/stellarion';
import { stellarionText } from '@planisphere/stellarion/text';
import { TextTable as TextFrame } from '../../../table/text/TextTable.tsx';
import type { Desk } from '../desk.ts';
import { isHopelessAfter } from '../foresight.ts';
import { promptOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';

export function TextTable({ desk }: { desk: Desk }) {
  const { session } = desk;
  const view = session.view.value;
  return (
    <TextFrame
      session={session}
      text={stellarionText}
      title={promptOf(desk).title}
      notes={isHopeless(view) ? [boardWords().say.hopeless] : []}
      actions={desk.legal.value}
      wordsFor={(action, sentence) => wordsFor(desk, action, sentence)}
    />
  );
}

/** Equal cards differ by their places. */
function placesOf(pay: readonly number[]): string {
  return pay.map((source) => (source < 8 ? boardWords().decks[source] : boardWords().outpost)).join(', ');
}

/** The sentence of the log, with a warning if it is due. */
function wordsFor(desk: Desk, action: Action, sentence: string): string {
  const said = action.kind === 'coordinate' ? `${sentence} (${placesOf(action.pay)})` : sentence;
  return isHopelessAfter(desk.session.view.value, desk.seat, action)
    ? `${said} ${boardWords().consequence({ kind: 'hopeless' })}.`
    : said;
}
