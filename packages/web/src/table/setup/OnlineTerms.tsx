// The terms of a table over the network: its pace, who may come, who may watch, and how people may talk.
import type { Settings } from '@planisphere/protocol';
import { Choice } from '../../base/ui/Choice.tsx';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import type { Plan } from './plan.ts';
import styles from './setup.module.css';
import { PACES, type Terms } from './terms.ts';
import { setupWords } from './words/index.ts';

const OUT_OF_TIME: readonly Settings['outOfTime'][] = ['stand-in', 'loses'];
const ACCESS: readonly Settings['access'][] = ['link', 'open', 'private'];
const CHATS: readonly Settings['chat'][] = ['free', 'phrases', 'off'];

export function OnlineTerms({ plan: { terms } }: { plan: Plan }) {
  const words = setupWords();
  const change = (part: Partial<Terms>) => {
    terms.value = { ...terms.value, ...part };
  };
  const { pace, outOfTime, access, spectators, chat } = terms.value;
  return (
    <section class={`${ui.panel} ${styles.terms}`}>
      <Row label={words.pace} text={words.paceTexts[pace]}>
        <Choice
          label={words.pace}
          value={pace}
          options={PACES.map((value) => ({ value, text: words.paces[value] }))}
          onChange={(value) => change({ pace: value })}
        />
      </Row>
      {pace === 'none' ? undefined : (
        <Row label={words.outOfTime} text={words.outOfTimeTexts[outOfTime]}>
          <Choice
            label={words.outOfTime}
            value={outOfTime}
            options={OUT_OF_TIME.map((value) => ({ value, text: words.outOfTimes[value] }))}
            onChange={(value) => change({ outOfTime: value })}
          />
        </Row>
      )}
      <Row label={words.seenBy} text={words.accessTexts[access]}>
        <Choice
          label={words.seenBy}
          value={access}
          options={ACCESS.map((value) => ({ value, text: words.accesses[value] }))}
          onChange={(value) => change({ access: value })}
        />
      </Row>
      <Row label={words.chat} text={words.chatTexts[chat]}>
        <Choice
          label={words.chat}
          value={chat}
          options={CHATS.map((value) => ({ value, text: words.chats[value] }))}
          onChange={(value) => change({ chat: value })}
        />
      </Row>
      <div class={styles.option}>
        <span>
          <b>{words.spectators}</b>
          <small>{words.spectatorsText}</small>
        </span>
        <Switch label={words.spectators} on={spectators} onChange={(on) => change({ spectators: on })} />
      </div>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly text: string;
  readonly children: preact.ComponentChildren;
}

function Row({ label, text, children }: RowProps) {
  return (
    <div class={styles.term}>
      <span>{label}</span>
      <div>
        {children}
        <small>{text}</small>
      </div>
    </div>
  );
}
