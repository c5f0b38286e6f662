// The buttons after the night: those of every game, and one that saves or shares the sky.
import type { Seat } from '@planisphere/core';
import { useState } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { EndButtons } from '../../../table/frame/EndButtons.tsx';
import { endingOf } from '../../../table/frame/verdict.ts';
import type { Desk } from '../desk.ts';
import { keep, pictureOf, pngOf } from '../picture.ts';
import { restWords } from '../words/rest.ts';
import styles from './end.module.css';

interface Props {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly points: number;
}

export function Buttons({ desk, seat, points }: Props) {
  const [keeping, setKeeping] = useState(false);
  const { end } = restWords();
  return (
    <>
      <EndButtons session={desk.session} text={isOwn(desk, seat) ? end.shareText(points) : undefined}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => setKeeping(true)}>
          <Glyph name="ui-telescope" />
          {end.save}
        </button>
      </EndButtons>
      {keeping ? (
        <Keep desk={desk} seat={seat} points={points} onClose={() => setKeeping(false)} />
      ) : undefined}
    </>
  );
}

/** Only the player at this screen may call a sky “mine”. */
function isOwn({ session }: Desk, seat: Seat): boolean {
  return endingOf(session).titleOf(seat) === undefined;
}

function Keep({ desk, seat, points, onClose }: Props & { onClose: () => void }) {
  const { end } = restWords();
  const [done, setDone] = useState('');
  const draw = async (): Promise<string> => {
    const sky = document.querySelector('main svg[data-sky]') as SVGSVGElement;
    return pictureOf(sky, { title: end.pictureTitle(points), under: desk.session.nameOf(seat) });
  };
  const svg = async () => {
    keep(new Blob([await draw()], { type: 'image/svg+xml' }), 'star-explorer.svg');
    setDone(end.saved);
  };
  const png = async () => {
    keep(await pngOf(await draw()), 'star-explorer.png');
    setDone(end.saved);
  };
  const share = async () => {
    const file = new File([await pngOf(await draw())], 'star-explorer.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] }))
      await navigator
        .share({ files: [file], text: isOwn(desk, seat) ? end.shareText(points) : end.pictureTitle(points) })
        .catch(() => undefined);
    else await png();
  };
  const quiet = `${ui.button} ${ui.quiet}`;
  return (
    <Sheet title={end.save} onClose={onClose}>
      <div class={styles.keep}>
        <button type="button" class={quiet} onClick={() => void svg()}>
          <Glyph name="ui-download" />
          {end.saveSvg}
        </button>
        <button type="button" class={quiet} onClick={() => void png()}>
          <Glyph name="ui-download" />
          {end.savePng}
        </button>
        <button type="button" class={ui.button} onClick={() => void share()}>
          <Glyph name="ui-share" />
          {end.shareSky}
        </button>
        <p role="status">{done}</p>
      </div>
    </Sheet>
  );
}
