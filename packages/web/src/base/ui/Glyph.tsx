// One drawing of a sheet of glyphs. A sheet is a file of its own, fetched once and coloured by `currentColor`.
import { glyphAddress } from './glyph-sheets.ts';
import styles from './ui.module.css';

interface Props {
  readonly name: string;
  readonly class?: string | undefined;
  /** In pixels, for use inside another drawing, where a class cannot set it. */
  readonly size?: number;
  /** Its meaning, if no words beside it give it. */
  readonly label?: string | undefined;
}

export function Glyph({ name, class: className, size, label }: Props) {
  const isSilent = label === undefined;
  return (
    <svg
      class={className ?? styles.glyph}
      aria-hidden={isSilent}
      role={isSilent ? undefined : 'img'}
      aria-label={label}
      width={size}
      height={size}
    >
      <use href={glyphAddress(name)} />
    </svg>
  );
}
