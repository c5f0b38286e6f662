// The first screen: three games, one tap to play, and everything one has begun.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { navigate } from '../app/router.ts';
import { Shell } from '../app/Shell.tsx';
import { choose, settings } from '../app/settings.ts';
import explorer from '../art/scenes/explorer.svg?url';
import stellar from '../art/scenes/stellar.svg?url';
import stellarion from '../art/scenes/stellarion.svg?url';
import { t } from '../locales/index.ts';
import { levels, nearestLevel, refreshLevels } from '../table/levels.ts';
import { openBotTable } from '../table/opening.ts';
import { Choice } from '../ui/Choice.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import ui from '../ui/ui.module.css';
import { Daily } from './Daily.tsx';
import styles from './home.module.css';
import { Tables } from './Tables.tsx';

export function Home() {
  const inviting = useSignal(false);
  useEffect(() => {
    // What the next tap needs is fetched while nothing else is going on.
    const timer = setTimeout(() => {
      void refreshLevels();
      void import('../stellar/StellarPage.tsx');
    }, 600);
    return () => clearTimeout(timer);
  }, []);
  const { home } = t();
  return (
    <Shell>
      <main class={styles.home} id="content">
        <section class={styles.hero}>
          <h1>{home.title}</h1>
          <p>{home.lead}</p>
        </section>
        <section class={styles.games} aria-label={home.games}>
          <StellarTile onInvite={() => (inviting.value = true)} />
          <Coming name="Star Explorer" picture={explorer} text={home.explorer} players="1–4" minutes={30} />
          <Coming
            name="Stellarion"
            picture={stellarion}
            text={home.stellarion}
            players="1–2"
            minutes={25}
            cooperative
          />
        </section>
        <section class={styles.more}>
          <Tables />
          <Daily />
          <Learn />
        </section>
      </main>
      {inviting.value ? (
        <Sheet title={home.friendTitle} onClose={() => (inviting.value = false)}>
          <p class={styles.invite}>{home.friendText}</p>
          <a class={ui.button} href="/play/stellar/new?pass">
            <Glyph name="ui-pass" />
            {home.pass}
          </a>
        </Sheet>
      ) : undefined}
    </Shell>
  );
}

function StellarTile({ onInvite }: { onInvite: () => void }) {
  const busy = useSignal(false);
  const { home } = t();
  const level = nearestLevel(settings.value.level);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(`/play/stellar/${await openBotTable(level)}`);
  };
  return (
    <article class={styles.game}>
      <div class={styles.picture}>
        <img src={stellar} alt="" />
      </div>
      <div class={styles.body}>
        <Title name="Stellar" players="2" minutes={30} />
        <p class={styles.text}>{home.stellar}</p>
        <div class={styles.level}>
          <span>{home.bot}</span>
          <Choice
            label={home.level}
            value={level}
            options={levels.value.map((name) => ({ value: name, text: t().levels[name] ?? name }))}
            onChange={(value) => choose({ level: value })}
          />
        </div>
        <button
          type="button"
          class={`${ui.button} ${ui.big}`}
          aria-busy={busy.value}
          onClick={() => void play()}
        >
          <Glyph name="ui-play" class={styles.filled} />
          {home.play}
        </button>
        <div class={styles.two}>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onInvite}>
            <Glyph name="ui-link" />
            {home.friend}
          </button>
          <a class={`${ui.button} ${ui.quiet}`} href="/play/stellar/new?pass">
            <Glyph name="ui-pass" />
            {home.pass}
          </a>
        </div>
      </div>
    </article>
  );
}

interface TitleProps {
  readonly name: string;
  readonly players: string;
  readonly minutes: number;
  readonly cooperative?: boolean;
}

function Title({ name, players, minutes, cooperative = false }: TitleProps) {
  const { home } = t();
  return (
    <div class={styles.title}>
      <h2>{name}</h2>
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
          <Glyph name={cooperative ? 'sn-deck' : 'ui-age'} />
          {cooperative ? home.cooperative : home.age(8)}
        </li>
      </ul>
    </div>
  );
}

function Coming({ picture, text, ...title }: TitleProps & { picture: string; text: string }) {
  const { home } = t();
  return (
    <article class={`${styles.game} ${styles.coming}`}>
      <div class={styles.picture}>
        <img src={picture} alt="" loading="lazy" />
        <span class={styles.badge}>{home.coming}</span>
      </div>
      <div class={styles.body}>
        <Title {...title} />
        <p class={styles.text}>{text}</p>
        <p class={styles.soon}>
          <Glyph name="ui-hourglass" />
          {home.comingText}
        </p>
      </div>
    </article>
  );
}

function Learn() {
  const { home } = t();
  const novice = async () => navigate(`/play/stellar/${await openBotTable(nearestLevel('novice'))}`);
  return (
    <article class={`${ui.panel} ${styles.learn}`}>
      <h2 class={ui.caps}>{home.learn}</h2>
      <ul>
        <li>
          <a href="/rules/stellar">
            <Glyph name="ui-rules" />
            <b>{home.learnRules}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
        <li>
          <button type="button" onClick={() => void novice()}>
            <Glyph name="ui-learn" />
            <b>{home.learnNovice}</b>
            <Glyph name="ui-next" />
          </button>
        </li>
        <li>
          <a href="/gallery">
            <Glyph name="ui-telescope" />
            <b>{home.learnGallery}</b>
            <Glyph name="ui-next" />
          </a>
        </li>
      </ul>
    </article>
  );
}
