// A record on the screen: the board at one moment, whose eyes see it, the rail below, and the sheets beside it.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Theme } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { roman } from '../../base/words/roman.ts';
import bar from '../../table/bar.module.css';
import { Stage } from '../../table/frame/Stage.tsx';
import { GameBar } from '../../table/GameBar.tsx';
import { hurry } from '../../table/pace.ts';
import { makeFragment, pack } from '../../table/record/fragment.ts';
import { roundAt } from '../../table/record/reel.ts';
import { recordWords } from '../../table/record/words.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { Beside } from './Beside.tsx';
import { BoardNow } from './BoardNow.tsx';
import { Eyewitnesses } from './Eyewitnesses.tsx';
import { onReplayKey } from './keys.ts';
import { Moment } from './Moment.tsx';
import { Rail } from './Rail.tsx';
import styles from './replay.module.css';
import type { ReplayScreen } from './replay-screen.ts';
import { replayWords } from './words/index.ts';

/** In milliseconds: the address follows the replay, but not every step of a quick hand. */
const QUIET = 350;

interface Props {
  readonly watched: ReplayScreen;
  readonly id: string;
  readonly onAnother: () => void;
}

export function Show({ watched, id, onAnother }: Props) {
  const { player, text } = watched;
  const packed = useSignal<string | undefined>(undefined);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onReplayKey(event, player);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [player]);
  useEffect(() => {
    void pack(text).then((made) => {
      packed.value = made;
    });
    fetchRestOf(watched.board);
  }, [text, packed, watched]);
  const timer = useMemo(() => ({ id: 0 }), []);
  useSignalEffect(() => {
    const fragment = makeFragment({
      packed: id === '' ? packed.value : undefined,
      at: player.at.value,
      eyes: player.eyes.value,
    });
    clearTimeout(timer.id);
    if (id === '' && packed.value === undefined) return;
    const here = location.pathname + location.search;
    timer.id = window.setTimeout(() => history.replaceState({}, '', here + fragment), QUIET);
  });
  useEffect(() => () => clearTimeout(timer.id), [timer]);
  return (
    <Stage bar={<Bar watched={watched} onAnother={onAnother} />} long beside="guide">
      <main class={styles.show} id="content">
        <h1 class={ui.hidden}>{replayWords().game(nameOfGame(player.reel.id))}</h1>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press only hurries the animation, which no key has to do */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div class={styles.board} onClick={() => player.session.showing.value && hurry()}>
          <BoardNow session={player.session} game={player.reel.id} Still={watched.Still} />
        </div>
        <aside class={styles.aside}>
          <Eyewitnesses player={player} />
          <Moment watched={watched} id={id} packed={packed} />
          <Beside watched={watched} id={id} />
        </aside>
        <Rail player={player} />
      </main>
    </Stage>
  );
}

function Bar({ watched: { player }, onAnother }: Omit<Props, 'id'>) {
  const { reel, at } = player;
  const now = roundAt(reel, at.value);
  return (
    <GameBar
      game={reel.id}
      label={appWords().nav.main}
      middle={
        <p class={styles.rounds}>
          <span class={ui.caps}>{recordWords().title}</span>
          <span class={styles.track} aria-hidden="true">
            {reel.rounds.map(({ round, at: start }) => (
              <i key={start} class={round === now ? styles.now : start < at.value ? styles.past : undefined}>
                {roman(round)}
              </i>
            ))}
          </span>
        </p>
      }
    >
      <a class={bar.tool} href="/replay" aria-label={replayWords().another} onClick={onAnother}>
        <Glyph name="ui-search" />
        <span>{replayWords().another}</span>
      </a>
      <Theme />
    </GameBar>
  );
}
