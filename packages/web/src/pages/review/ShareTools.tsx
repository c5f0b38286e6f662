// The whole review as a link, and the record as a file.
import { useSignal } from '@preact/signals';
import { saveFile, shareText } from '../../base/sharing.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import bar from '../../table/bar.module.css';
import { LONGEST_LINK, pack } from '../../table/record/fragment.ts';
import { withPicture } from '../../table/record/picture-link.ts';
import { positionSeen } from '../../table/record/reel.ts';
import { recordWords } from '../../table/record/words.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';

export function ShareTools({ model }: { model: Model }) {
  const { id, text, reel } = model.reviewed;
  const told = useSignal('');
  const save = () => saveFile(text, `${reel.id}.json`);
  const share = async () => {
    const whole = `${location.origin}/review#r=${await pack(text)}`;
    const served = id.startsWith('t/') ? `${location.origin}/review/${id}${location.search}` : undefined;
    const link = whole.length <= LONGEST_LINK ? whole : served;
    // The record is too long for a link, and on no server.
    if (link === undefined) return save();
    const shown = await withPicture(link, reel.id, positionSeen(reel, reel.events.length, 'all'));
    const shared = await shareText(reviewWords().linkText(nameOfGame(reel.id)), shown);
    told.value =
      shared === 'copied' ? recordWords().copied : shared === 'failed' ? recordWords().copyFailed : '';
  };
  return (
    <>
      <button type="button" class={bar.tool} onClick={() => void share()}>
        <Glyph name="ui-share" />
        <span>{told.value === '' ? reviewWords().share : told.value}</span>
      </button>
      <button type="button" class={`${bar.tool} ${bar.wide}`} onClick={save}>
        <Glyph name="ui-download" />
        <span>{reviewWords().record}</span>
      </button>
      <span class={ui.hidden} role="status">
        {told.value}
      </span>
    </>
  );
}
