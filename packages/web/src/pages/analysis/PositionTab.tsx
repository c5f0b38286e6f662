// The position on the board: its line, its link, and a field for another one.
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { shareText } from '../../base/sharing.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { LONGEST_LINK } from '../../table/record/fragment.ts';
import { withPicture } from '../../table/record/picture-link.ts';
import { StudyHere } from '../study/StudyHere.tsx';
import { chapterOfTree } from '../study/whole.ts';
import styles from './analysis.module.css';
import { Games } from './Games.tsx';
import { analysisLink } from './link.ts';
import type { AnalysisScreen } from './open-analysis.ts';
import { Findings, PositionForm } from './PositionForm.tsx';
import { analysisWords } from './words/index.ts';

export function PositionTab({ screen }: { screen: AnalysisScreen }) {
  const { game, session, variations, analysed, findings, supposed } = screen;
  const told = useSignal('');
  const tooLong = useSignal(false);
  const words = analysisWords();
  const { make } = session.game.notation;
  // A link must not pass on suppositions as knowledge.
  const here =
    variations.here.value === 0
      ? analysed.position
      : make(supposed ? session.view.value : variations.course.state);
  const share = async () => {
    const whole = await analysisLink(game, { ...analysed, tried: variations.save() });
    const isShort = whole.length <= LONGEST_LINK;
    const link = isShort ? whole : await analysisLink(game, { ...analysed, tried: undefined });
    const shown = await withPicture(link, game, analysed.position);
    const shared = await shareText(words.linkText(nameOfGame(game)), shown);
    told.value = shared === 'copied' ? words.copied : shared === 'failed' ? words.copyFailed : '';
    tooLong.value = !isShort;
  };
  return (
    <section class={styles.position} aria-label={words.position}>
      <Games page="analysis" now={game} />
      <Findings game={game} findings={findings} />
      <PositionForm key={here} game={game} position={here} />
      <a class={`${ui.button} ${ui.quiet}`} href={`/editor/${game}#p=${encodeURIComponent(here)}`}>
        <Glyph name="ui-hand" />
        {words.byHand}
      </a>
      <StudyHere
        game={game}
        position={here}
        whole={
          variations.nodes.value.length > 1
            ? {
                of: 'tree',
                chapter: () =>
                  chapterOfTree(
                    { game, position: analysed.position },
                    variations.save(),
                    settings.value.locale,
                  ),
              }
            : undefined
        }
      />
      <button type="button" class={ui.button} onClick={() => void share()}>
        <Glyph name="ui-share" />
        {told.value === '' ? words.share : told.value}
      </button>
      <p role="status" class={styles.quiet}>
        {tooLong.value ? words.tooLong : ''}
      </p>
    </section>
  );
}
