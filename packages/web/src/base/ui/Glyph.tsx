// One drawing of the glyph sheet. The sheet is a file of its own, fetched once and coloured by `currentColor`.
import sheet from '../art/glyphs.svg?url';
import styles from './ui.module.css';

interface Props {
  readonly name: string;
  readonly class?: string | undefined;
  /** In pixels, inside another drawing, where a class cannot say it. */
  readonly size?: number;
}

export function Glyph({ name, class: className, size }: Props) {
  return (
    <svg class={className ?? styles.glyph} aria-hidden="true" width={size} height={size}>
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
