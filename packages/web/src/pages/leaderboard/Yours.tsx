// The player's own place on the list, and how to get a rated game: against people, or against a bot, which places a
// newcomer fastest.
import type { Leaderboard } from '@planisphere/protocol';
import { PACES } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { ownLevel } from '../../table/levels.ts';
import { openOnline, pathOf } from '../../table/online/api.ts';
import { Points } from '../../table/rating/Points.tsx';
import styles from './leaderboard.module.css';
import { leaderboardWords } from './words/index.ts';

export function Yours({ board, game }: { board: Leaderboard; game: GameId }) {
  const words = leaderboardWords();
  const busy = useSignal(false);
  const trouble = useSignal('');
  const own = board.rows.find(({ you }) => you === true);
  const { list, placed } = board;
  const pace = Object.entries(PACES).find(([name]) => name === list.id)?.[1];
  const level = board.bots.some((bot) => bot.level === ownLevel()) ? ownLevel() : undefined;
  const play = async () => {
    if (busy.value || level === undefined || pace === undefined) return;
    busy.value = true;
    trouble.value = '';
    try {
      const seats = [{ kind: 'person' }, { kind: 'bot', level }] as const;
      navigate(pathOf(await openOnline({ game, seats, pace, rated: true })));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
    busy.value = false;
  };
  return (
    <section class={`${ui.panel} ${styles.yours}`}>
      <h2 class={ui.caps}>{words.yours}</h2>
      {own === undefined ? (
        <p>{words.unrated}</p>
      ) : (
        <p class={styles.standing}>
          <Points rating={own.rating} big />
          <span>{own.rank === undefined || board.time !== 'all' ? '' : words.placeOf(own.rank, placed)}</span>
        </p>
      )}
      <a class={`${ui.button} ${ui.big}`} href="/">
        <Glyph name="ui-pair" />
        {words.playSomebody}
      </a>
      {level === undefined || pace === undefined ? undefined : (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          aria-busy={busy.value}
          onClick={() => void play()}
        >
          <Glyph name="ui-bot" />
          {words.playBot(appWords().botNames[level] ?? level)}
        </button>
      )}
      <p role="alert">{trouble.value}</p>
    </section>
  );
}
