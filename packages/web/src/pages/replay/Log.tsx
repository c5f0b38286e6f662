// The whole game in words, one line per event; a press goes there.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { nameOfRound } from '../../base/words/game-name.ts';
import { heard } from '../../base/words/heard.ts';
import { roman } from '../../base/words/roman.ts';
import type { Player } from './player.ts';
import styles from './replay.module.css';
import { ReplaySource } from './source.ts';

export function Log({ player }: { player: Player }) {
  const list = useRef<HTMLOListElement>(null);
  const { reel, at, last } = player;
  const eyes = player.eyes.value;
  const { locale } = settings.value;
  // As it can be read after the game, so that the lines do not change under the reader.
  const lines = useMemo(() => {
    const source = new ReplaySource(reel, { at: last, eyes });
    return source.past().map((past) => ({
      words: heard(player.session.tell(past)),
      chance: past.event.by === 'chance',
    }));
  }, [reel, last, eyes, locale, player]);
  const now = at.value;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [now]);
  return (
    <ol class={styles.log} ref={list}>
      {lines.map(({ words, chance }, index) => {
        const mark = reel.rounds.find((each) => each.at === index);
        return (
          <li key={`${index + 1}`}>
            {mark === undefined ? undefined : (
              <span class={styles.mark}>
                <i aria-hidden="true">{roman(mark.round)}</i>
                {nameOfRound(reel.id, mark.round)}
              </span>
            )}
            <button
              type="button"
              class={chance ? styles.chance : undefined}
              aria-current={index + 1 === now ? 'step' : undefined}
              onClick={() => {
                player.stop();
                void player.go(index + 1);
              }}
            >
              {words}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
