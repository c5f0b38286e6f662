// One choice of a few visible ones: radio buttons that look like one control.
import { useId } from 'preact/hooks';
import styles from './ui.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly disabled?: boolean }[];
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <div
      class={options.length > 4 ? `${styles.choice} ${styles.many}` : styles.choice}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
