// One drawing of Stellarion's own sheet, fetched with its board.

import ui from '../../../base/ui/ui.module.css';
import sheet from '../art/glyphs.svg?url';

interface Props {
  readonly name: string;
  readonly class?: string | undefined;
  /** Its meaning, if no words beside it give it. */
  readonly label?: string | undefined;
}

export function Mark({ name, class: className, label }: Props) {
  const isSilent = label === undefined;
  return (
    <svg
      class={className ?? ui.glyph}
      aria-hidden={isSilent}
      role={isSilent ? undefined : 'img'}
      aria-label={label}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
