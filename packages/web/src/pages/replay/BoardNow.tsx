// The board to look at: drawn by its game, or as text if the game draws none or the player prefers text.
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import type { OpenBoard } from '../../table/board.ts';
import { useText } from '../../table/game-text.ts';
import styles from './replay.module.css';

interface Props extends Pick<OpenBoard, 'session'> {
  readonly Still?: OpenBoard['Still'] | undefined;
  readonly game: GameId;
}

export function BoardNow({ session, Still, game }: Props) {
  if (Still !== undefined && !settings.value.textMode) return <Still />;
  return <AsText session={session} game={game} />;
}

function AsText({ session, game }: Omit<Props, 'Still'>) {
  const text = useText(game);
  const frame = { ...session.frame(), width: 76 };
  return (
    <pre class={styles.text} tabindex={0}>
      {text?.table(session.view.value, frame).join('\n')}
    </pre>
  );
}
