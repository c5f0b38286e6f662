// The buttons under a moment: try it again, share it, or go to the next turning point.
import type { Moment } from '@planisphere/bots/review';
import { useSignal } from '@preact/signals';
import { saveFile, shareText } from '../../base/sharing.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { pack } from '../../table/record/fragment.ts';
import { linkTo } from '../../table/record/link.ts';
import { withPicture } from '../../table/record/picture-link.ts';
import { positionSeen } from '../../table/record/reel.ts';
import { recordWords } from '../../table/record/words.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import { AnalyseHere } from '../analysis/AnalyseHere.tsx';
import { MakePuzzle } from '../puzzles/MakePuzzle.tsx';
import { PlayOn } from '../replay/PlayOn.tsx';
import { type ReplayScreen, watch } from '../replay/replay-screen.ts';
import styles from './coach.module.css';
import type { Model } from './model.ts';

export function FromHere({ model, moment }: { model: Model; moment: Moment }) {
  const { id, text, reel } = model.reviewed;
  const told = useSignal('');
  const leaving = useSignal<ReplayScreen | undefined>(undefined);
  const next = model.nextTurning;
  const here = { at: moment.from, eyes: moment.seat };
  const leave = async () => {
    leaving.value = await watch(reel, text, here);
  };
  const share = async () => {
    const link = linkTo({ id, packed: await pack(text), ...here });
    if (link === undefined) return saveFile(text, `${reel.id}.json`);
    const shown = await withPicture(link, reel.id, positionSeen(reel, here.at, here.eyes));
    const shared = await shareText(recordWords().linkText(nameOfGame(reel.id)), shown);
    told.value =
      shared === 'copied' ? recordWords().copied : shared === 'failed' ? recordWords().copyFailed : '';
  };
  return (
    <div class={styles.buttons}>
      <div class={styles.main}>
        <button type="button" class={ui.button} onClick={() => void leave()}>
          <Glyph name="ui-branch" />
          {reviewWords().tryAgain}
        </button>
        {next === undefined || next.from === moment.from ? undefined : (
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => model.look(next)}>
            {reviewWords().nextTurning}
            <Glyph name="ui-next" />
          </button>
        )}
      </div>
      <div class={styles.further}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void share()}>
          <Glyph name="ui-share" />
          {told.value === '' ? reviewWords().shareMoment : told.value}
        </button>
        <MakePuzzle reviewed={model.reviewed} moment={moment} />
        <AnalyseHere
          game={model.reviewed.table.game}
          position={model.reviewed.reel.game.notation.make(model.reviewed.reel.states[moment.from])}
          names={model.reviewed.reel.record.seats}
        />
      </div>
      <span class={ui.hidden} role="status">
        {told.value}
      </span>
      {leaving.value === undefined ? undefined : (
        <PlayOn watched={leaving.value} id={id} onClose={() => (leaving.value = undefined)} />
      )}
    </div>
  );
}
