// The first screen: three games, one tap to play, and everything one has begun.
import { useSignal } from '@preact/signals';
import { GAME_NAMES, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { useLeisure } from '../../base/navigation/urgency.ts';
import { choose } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { later } from '../../base/ui/later.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { BOARDS } from '../../games/index.ts';
import explorer from '../../games/star-explorer/art/scene.svg?url';
import stellar from '../../games/stellar/art/scene.svg?url';
import stellarion from '../../games/stellarion/art/scene.svg?url';
import { levelChoices, ownLevel } from '../../table/levels.ts';
import { openAtOnce } from '../../table/opening.ts';
import { warm } from '../../table/warming.ts';
import styles from './home.module.css';
import { JoinByCode } from './JoinByCode.tsx';

const More = later(async () => (await import('./More.tsx')).More);
const Friend = later(async () => (await import('./Friend.tsx')).Friend);

export function Home() {
  const inviting = useSignal<GameId | undefined>(undefined);
  const leisure = useLeisure();
  const { home } = appWords();
  return (
    <Shell>
      <main class={styles.home} id="content">
        <section class={styles.hero}>
          <div>
            <h1>{home.title}</h1>
            <p>{home.lead}</p>
          </div>
          <JoinByCode />
        </section>
        <section class={styles.games} aria-label={home.games}>
          {TILES.map((tile) => (
            <Tile
              key={tile.game}
              {...tile}
              pictured={leisure}
              onInvite={() => (inviting.value = tile.game)}
            />
          ))}
        </section>
        {leisure ? <More /> : undefined}
      </main>
      {inviting.value !== undefined ? (
        <Sheet title={home.friendTitle} onClose={() => (inviting.value = undefined)}>
          <Friend game={inviting.value} />
          <a class={`${ui.button} ${ui.quiet}`} href={`/play/${inviting.value}/new?pass`}>
            <Glyph name="ui-pass" />
            {home.pass}
          </a>
        </Sheet>
      ) : undefined}
    </Shell>
  );
}

interface TileProps {
  readonly game: GameId;
  readonly picture: string;
  readonly players: string;
  readonly minutes: number;
}

const TILES: readonly TileProps[] = [
  { game: 'stellar', picture: stellar, players: '2', minutes: 30 },
  { game: 'star-explorer', picture: explorer, players: '1–4', minutes: 30 },
  { game: 'stellarion', picture: stellarion, players: '1–2', minutes: 25 },
];

function Tile({ onInvite, pictured, ...tile }: TileProps & { pictured: boolean; onInvite: () => void }) {
  const { game, picture } = tile;
  const { home } = appWords();
  const ready = BOARDS[game] !== undefined;
  return (
    <article class={`${styles.game} ${ready ? '' : styles.coming}`}>
      <div class={styles.picture}>
        {pictured ? <img src={picture} alt="" fetchPriority="low" /> : undefined}
        {ready ? undefined : <span class={styles.badge}>{home.coming}</span>}
      </div>
      <div class={styles.body}>
        <Title {...tile} />
        <p class={styles.text}>{home.about[game]}</p>
        {ready ? (
          <Ways game={game} onInvite={onInvite} />
        ) : (
          <p class={styles.soon}>
            <Glyph name="ui-hourglass" />
            {home.comingText}
          </p>
        )}
      </div>
    </article>
  );
}

/** One tap to play, or with somebody. */
function Ways({ game, onInvite }: { game: GameId; onInvite: () => void }) {
  const busy = useSignal(false);
  const { home } = appWords();
  const level = ownLevel();
  const stars = useSignal('1');
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(await openAtOnce(game, { level, stars: Number(stars.value) }));
  };
  return (
    <>
      {game === 'stellarion' ? (
        <div class={styles.level}>
          <span>{home.stars}</span>
          <Choice
            label={home.stars}
            value={stars.value}
            options={['0', '1', '2', '3', '4'].map((count) => ({ value: count, text: count }))}
            onChange={(count) => (stars.value = count)}
          />
        </div>
      ) : (
        <div class={styles.level}>
          <span>{home.bot}</span>
          <Choice
            label={`${home.level}, ${GAME_NAMES[game]}`}
            value={level}
            options={levelChoices()}
            onChange={(value) => choose({ level: value })}
          />
        </div>
      )}
      <button
        type="button"
        class={`${ui.button} ${ui.big}`}
        aria-busy={busy.value}
        data-play={game}
        onPointerEnter={() => void warm(game)}
        onClick={() => void play()}
      >
        <Glyph name="ui-play" class={styles.filled} />
        {home.play}
        <span class={ui.hidden}> {GAME_NAMES[game]}</span>
      </button>
      <div class={styles.two}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onInvite}>
          <Glyph name="ui-link" />
          {home.friend}
        </button>
        <a class={`${ui.button} ${ui.quiet}`} href={`/play/${game}/new?pass`}>
          <Glyph name="ui-pass" />
          {home.pass}
        </a>
      </div>
    </>
  );
}

function Title({ game, players, minutes }: TileProps) {
  const { home } = appWords();
  return (
    <div class={styles.title}>
      <h2>{GAME_NAMES[game]}</h2>
      <ul>
        <li>
          <Glyph name="ui-friends" />
          <span aria-hidden="true">{players}</span>
          <span class={ui.hidden}>{home.players(players)}</span>
        </li>
        <li>
          <Glyph name="ui-clock" />
          {home.minutes(minutes)}
        </li>
        <li>
          <Glyph name={game === 'stellarion' ? 'sn-deck' : 'ui-age'} />
          {game === 'stellarion' ? home.cooperative : home.age(8)}
        </li>
      </ul>
    </div>
  );
}
