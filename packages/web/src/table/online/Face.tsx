// The emblem of a person of the server, in a small circle of its colour.
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { emblemNumber } from './api.ts';

interface Props {
  readonly emblem: string;
  readonly class?: string | undefined;
}

export function Face({ emblem, class: style = '' }: Props) {
  const number = emblemNumber(emblem);
  return (
    <span class={`${ui.avatar} ${ui.small} ${style}`} data-player={number}>
      <Glyph name={`p-${number}`} />
    </span>
  );
}
