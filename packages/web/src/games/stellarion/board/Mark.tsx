// One drawing of Stellarion's own sheet, fetched with its board.

import ui from '../../../base/ui/ui.module.css';
import sheet from '../art/glyphs.svg?url';

export function Mark({ name, class: className }: { name: string; class?: string | undefined }) {
  return (
    <svg class={className ?? ui.glyph} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
