// The moment on the rail: what happened, a link to it, and the record to save.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { saveFile, shareText } from '../../base/sharing.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { endingOf, verdictLine } from '../../table/frame/verdict.ts';
import { linkTo } from '../../table/record/link.ts';
import { withPicture } from '../../table/record/picture-link.ts';
import { positionSeen } from '../../table/record/reel.ts';
import { recordWords } from '../../table/record/words.ts';
import { AnalyseHere, SetUpHere } from '../analysis/AnalyseHere.tsx';
import { StudyHere } from '../study/StudyHere.tsx';
import { chapterOfGame } from '../study/whole.ts';
import { PlayOn } from './PlayOn.tsx';
import styles from './replay.module.css';
import type { ReplayScreen } from './replay-screen.ts';
import { replayWords } from './words/index.ts';

interface Props {
  readonly watched: ReplayScreen;
  readonly id: string;
  readonly packed: Signal<string | undefined>;
}

export function Moment({ watched, id, packed }: Props) {
  const { player, text } = watched;
  const told = useSignal('');
  const leaving = useSignal(false);
  const { reel, at, last } = player;
  const link = useShown(linkTo({ id, packed: packed.value, at: at.value, eyes: player.eyes.value }), player);
  const save = () => saveFile(text, `${reel.id}.json`);
  const share = async () => {
    if (link === undefined) return save();
    const shared = await shareText(recordWords().linkText(nameOfGame(reel.id)), link);
    told.value =
      shared === 'copied' ? recordWords().copied : shared === 'failed' ? recordWords().copyFailed : '';
  };
  const position = reel.game.notation.make(
    typeof player.eyes.value === 'number' ? player.session.view.value : reel.states[at.value],
  );
  return (
    <section class={`${ui.panel} ${styles.moment}`}>
      <header>
        <h2>{replayWords().moment}</h2>
        <small>{replayWords().eventOf(at.value, last)}</small>
      </header>
      <p class={styles.sentence}>{at.value === 0 ? replayWords().beginning : player.sentence()}</p>
      {player.session.standing.value.over ? (
        <p class={styles.sentence} role="status">
          {verdictLine(endingOf(player.session))}
        </p>
      ) : undefined}
      {reel.record.assisted ? (
        <p class={styles.note}>
          <Glyph name="ui-info" />
          {replayWords().assisted}
        </p>
      ) : undefined}
      {link === undefined ? (
        <p class={styles.note}>{replayWords().tooLong}</p>
      ) : (
        <label class={styles.link}>
          <span class={ui.hidden}>{replayWords().moment}</span>
          <Glyph name="ui-link" />
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <small>{replayWords().picture}</small>
        </label>
      )}
      <div class={styles.two}>
        <button type="button" class={ui.button} onClick={() => void share()}>
          <Glyph name="ui-share" />
          {told.value === '' ? recordWords().share : told.value}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          disabled={at.value === last}
          onClick={() => (leaving.value = true)}
        >
          <Glyph name="ui-branch" />
          {replayWords().playOn}
        </button>
        <AnalyseHere game={reel.id} position={position} names={reel.record.seats} />
        <SetUpHere game={reel.id} position={position} />
        <StudyHere
          game={reel.id}
          position={positionSeen(reel, at.value, player.eyes.value)}
          whole={{ of: 'game', chapter: () => chapterOfGame(reel, settings.value.locale) }}
        />
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={save}>
          <Glyph name="ui-download" />
          {replayWords().download}
        </button>
      </div>
      {leaving.value ? (
        <PlayOn watched={watched} id={id} onClose={() => (leaving.value = false)} />
      ) : undefined}
    </section>
  );
}

/** The link with the position for its picture, once that is packed; before, the plain link. */
function useShown(link: string | undefined, { reel, at, eyes }: ReplayScreen['player']): string | undefined {
  const shown = useSignal<{ readonly of: string; readonly link: string } | undefined>(undefined);
  const position = positionSeen(reel, at.value, eyes.value);
  useEffect(() => {
    if (link === undefined) return;
    void withPicture(link, reel.id, position).then((made) => {
      shown.value = { of: link, link: made };
    });
  }, [link, position, reel, shown]);
  return shown.value?.of === link ? shown.value?.link : link;
}
