// The rules beside a table, opened at what matters now or at the rule that a refusal named.
import type { Session } from '../table/session.ts';
import { RulesText } from '../ui/RulesText.tsx';
import type { RulesWords } from '../ui/rules-words.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly session: Pick<Session, 'rule' | 'table' | 'text'>;
  readonly words: RulesWords;
  /** Rules that matter at this moment. */
  readonly now: readonly string[];
  readonly keyName?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RulesDrawer({ session, words, now, keyName, open, onClose }: Props) {
  const at = session.rule.value;
  if (!open && at === undefined) return undefined;
  const close = () => {
    session.rule.value = undefined;
    onClose();
  };
  return (
    <Sheet title={words.title} {...(keyName !== undefined && { keyName })} side onClose={close}>
      <RulesText
        game={session.table.game}
        rules={session.text.rules}
        words={words}
        now={now}
        {...(at !== undefined && { at })}
      />
    </Sheet>
  );
}
