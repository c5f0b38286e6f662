// The rules beside a table, opened at what matters at this moment or at the rule that a refusal named.

import { Sheet } from '../../base/ui/Sheet.tsx';
import { useText } from '../game-text.ts';
import type { Session } from '../session.ts';
import { RulesText } from './RulesText.tsx';
import type { RulesExpansion, RulesWords } from './rules-words.ts';

interface Props {
  readonly session: Pick<Session, 'rule' | 'table'>;
  readonly words: RulesWords;
  /** Rules that matter at this moment. */
  readonly now: readonly string[];
  readonly expansions?: readonly RulesExpansion[];
  /** The expansions of the table. */
  readonly played?: readonly string[];
  readonly keyName?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RulesDrawer(props: Props) {
  const { session, words, now, expansions, played, keyName, open, onClose } = props;
  const text = useText(session.table.game);
  const at = session.rule.value;
  if (!open && at === undefined) return undefined;
  const close = () => {
    session.rule.value = undefined;
    onClose();
  };
  return (
    <Sheet title={words.title} keyName={keyName} side onClose={close}>
      {text === undefined ? undefined : (
        <RulesText
          game={session.table.game}
          rules={text.rules}
          words={words}
          now={now}
          {...(expansions !== undefined && { expansions })}
          {...(played !== undefined && { played })}
          {...(at !== undefined && { at })}
        />
      )}
    </Sheet>
  );
}
