// What is agreed for a table over the network: how fast, who may come, who may watch, what may be said.
import type { Settings } from '@planisphere/protocol';
import { t } from '../locales/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { Switch } from '../ui/Switch.tsx';
import ui from '../ui/ui.module.css';
import type { Plan } from './plan.ts';
import styles from './setup.module.css';
import { PACES, type Terms } from './terms.ts';

const ACCESS: readonly Settings['access'][] = ['link', 'open', 'private'];
const CHATS: readonly Settings['chat'][] = ['free', 'phrases', 'off'];

export function OnlineTerms({ plan: { terms } }: { plan: Plan }) {
  const { setup } = t();
  const change = (part: Partial<Terms>) => {
    terms.value = { ...terms.value, ...part };
  };
  const { pace, access, spectators, chat } = terms.value;
  return (
    <section class={`${ui.panel} ${styles.terms}`}>
      <Row label={setup.pace} text={setup.paceTexts[pace]}>
        <Choice
          label={setup.pace}
          value={pace}
          options={PACES.map((value) => ({ value, text: setup.paces[value] }))}
          onChange={(value) => change({ pace: value })}
        />
      </Row>
      <Row label={setup.seenBy} text={setup.accessTexts[access]}>
        <Choice
          label={setup.seenBy}
          value={access}
          options={ACCESS.map((value) => ({ value, text: setup.accesses[value] }))}
          onChange={(value) => change({ access: value })}
        />
      </Row>
      <Row label={setup.chat} text={setup.chatTexts[chat]}>
        <Choice
          label={setup.chat}
          value={chat}
          options={CHATS.map((value) => ({ value, text: setup.chats[value] }))}
          onChange={(value) => change({ chat: value })}
        />
      </Row>
      <div class={styles.option}>
        <span>
          <b>{setup.spectators}</b>
          <small>{setup.spectatorsText}</small>
        </span>
        <Switch label={setup.spectators} on={spectators} onChange={(on) => change({ spectators: on })} />
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
