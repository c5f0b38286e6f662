// On or off: brass and a tick when on, so that colour is not the only sign.
import { Glyph } from './Glyph.tsx';
import styles from './ui.module.css';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: Props) {
  return (
    <span class={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-label={label}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i />
      <Glyph name="ui-check" />
    </span>
  );
}
