// One drawing of the glyph sheet. The sheet is a file of its own, fetched once and coloured by `currentColor`.
import sheet from '../art/glyphs.svg?url';
import styles from './ui.module.css';

export function Glyph({ name, class: className }: { name: string; class?: string | undefined }) {
  return (
    <svg class={className ?? styles.glyph} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
