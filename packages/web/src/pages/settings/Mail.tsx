// Notices by mail, where the server sends some: an address, a code that proves it is one's own, and the way to stop.
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { ServerError } from '../../table/online/api.ts';
import { askForMail, confirmMail, type NoticeWays, stopMail } from '../../table/online/identity.ts';
import { OneField } from './OneField.tsx';
import { settingsWords } from './words/index.ts';

/** `kept`: the confirmed address, with nothing to type. */
type Stage = 'kept' | 'address' | 'code';

export function Mail({ ways }: { readonly ways: Signal<NoticeWays> }) {
  const words = settingsWords().mail;
  const part = useRef<HTMLDivElement>(null);
  const mail = ways.value.guest?.mail ?? '';
  const chosen = useSignal<Stage>('kept');
  const stage = chosen.value === 'kept' && mail === '' ? 'address' : chosen.value;
  const address = useSignal('');
  const code = useSignal('');
  const said = useSignal('');
  const trouble = useSignal('');
  const hasMoved = useRef(false);
  /** Shows another stage, and moves the focus to its first field or button. */
  const move = (next: Stage, words = '') => {
    hasMoved.current = true;
    chosen.value = next;
    said.value = words;
    trouble.value = '';
  };
  useLayoutEffect(() => {
    if (hasMoved.current) part.current?.querySelector<HTMLElement>('input, button')?.focus();
    hasMoved.current = false;
  }, [stage]);
  if (ways.value.sendsMail !== true) return undefined;

  const ask = async (typed: string) => {
    if (typed === '') throw new ServerError('bad-message', words.noAddress);
    await askForMail(typed).catch((error: unknown) => {
      const isMisspelt = error instanceof ServerError && error.code === 'bad-message';
      throw isMisspelt ? new ServerError(error.code, words.noAddress) : error;
    });
    address.value = typed;
    code.value = '';
    move('code', words.sent(typed));
  };
  const keep = (confirmed: string) => {
    ways.value = { ...ways.value, guest: { ...ways.value.guest, mail: confirmed } };
  };
  const confirm = async (typed: string) => {
    await confirmMail(address.value, typed);
    keep(address.value);
    move('kept', words.confirmed);
  };
  const stop = () =>
    stopMail().then(
      () => {
        address.value = '';
        keep('');
        move('kept', words.stopped);
      },
      (error: unknown) => {
        trouble.value = error instanceof Error ? error.message : '';
      },
    );
  const change = () => {
    address.value = mail;
    move('address');
  };
  const button = (text: string, onClick: () => void) => (
    <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <div class={styles.part} ref={part}>
      <div class={styles.option}>
        <Glyph name="ui-mail" />
        <span>
          <b>{words.title}</b>
          <small>{mail === '' ? words.text : words.to(mail)}</small>
        </span>
      </div>
      <p class={styles.note} role="status">
        {said.value}
      </p>
      {stage === 'address' ? (
        <OneField
          key="address"
          label={words.address}
          submit={words.send}
          typed={address}
          kind="address"
          send={ask}
        />
      ) : undefined}
      {stage === 'code' ? (
        <OneField
          key="code"
          label={words.code}
          submit={words.confirm}
          typed={code}
          kind="mailedCode"
          send={confirm}
        />
      ) : undefined}
      {stage === 'kept' ? (
        <div class={styles.pair}>
          {button(words.change, change)}
          {button(words.stop, () => void stop())}
        </div>
      ) : undefined}
      {stage === 'code' ? button(words.back, () => move('address')) : undefined}
      {stage === 'address' && mail !== '' ? button(appWords().cancel, () => move('kept')) : undefined}
      <p class={styles.trouble} role="alert">
        {trouble.value}
      </p>
    </div>
  );
}
