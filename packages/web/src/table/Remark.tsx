// The quiet line under a board's prompt: why something was refused, with its rule; else a tip; else the board's own
// remark.

import { Glyph } from '../base/ui/Glyph.tsx';
import { appWords } from '../base/words/index.ts';
import styles from './remark.module.css';
import type { Session } from './session.ts';

interface Props {
  readonly session: Pick<Session, 'lesson' | 'log' | 'note' | 'rule'>;
  /** The tip for something that happens for the first time. */
  readonly tip: string | undefined;
  readonly more: string;
}

export function Remark({ session, tip, more }: Props) {
  // In a lesson the guide explains the refusal.
  if (session.note.value !== '' && session.lesson.value === undefined)
    return (
      <>
        {session.note.value} <RuleLink session={session} />
      </>
    );
  if (tip === undefined) return <>{more}</>;
  return (
    <span class={styles.tip} data-tip>
      <Glyph name="ui-learn" class={styles.mark} /> {tip}
    </span>
  );
}

/** Opens the rules at the one that forbids the attempt. */
export function RuleLink({ session }: Pick<Props, 'session'>) {
  const rule = session.log.noteRule;
  if (rule === undefined) return undefined;
  return (
    <button
      type="button"
      class={styles.link}
      onClick={(event) => {
        event.stopPropagation();
        session.rule.value = rule;
      }}
    >
      {appWords().table.rule(rule)}
    </button>
  );
}
