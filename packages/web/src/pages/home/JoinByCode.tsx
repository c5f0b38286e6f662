// Playing with a friend: the field for the code of the friend's table.
import { useSignal } from '@preact/signals';
import { navigate } from '../../base/navigation/router.ts';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import styles from './home.module.css';

export function JoinByCode() {
  const wrong = useSignal(false);
  const { home } = appWords();
  const join = async (event: Event) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement).get('code');
    const { makeCode, parseCode } = await import('@planisphere/protocol');
    const code = parseCode(String(typed));
    wrong.value = code === undefined;
    if (code !== undefined) navigate(`/t/${makeCode(code)}`);
  };
  return (
    <form class={styles.join} onSubmit={(event) => void join(event)}>
      <input
        class={ui.field}
        aria-label={home.code}
        placeholder={home.code}
        autocomplete="off"
        autocapitalize="characters"
        maxLength={12}
        name="code"
        aria-invalid={wrong.value}
      />
      <button type="submit" class={`${ui.button} ${ui.quiet}`}>
        {home.join}
      </button>
      <p role="alert">{wrong.value ? home.wrongCode : ''}</p>
    </form>
  );
}
