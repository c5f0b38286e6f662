// The rail: the whole game from the first card to the last, with its turns, its rounds and who led; and the buttons to
// move along it.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { roman } from '../../base/words/roman.ts';
import { emblemOf } from '../../table/emblem.ts';
import { folded } from '../../table/frame/forms.ts';
import { leadAt, type Reel } from '../../table/record/reel.ts';
import { PACES, type Player } from './player.ts';
import styles from './rail.module.css';
import { haveRoom } from './spacing.ts';
import { replayWords } from './words/index.ts';

export function Rail({ player }: { player: Player }) {
  const sliding = useSignal(false);
  const { at, last } = player;
  const sentence = at.value === 0 ? replayWords().beginning : player.sentence();
  return (
    <section class={styles.rail} aria-label={replayWords().controls} title={replayWords().keys}>
      <Buttons player={player} />
      <div class={styles.way}>
        <Lead player={player} />
        <div class={styles.bar} aria-hidden="true">
          {player.reel.turns.map((turn) => (
            <i key={turn} style={{ '--f': turn / Math.max(1, last) }} />
          ))}
        </div>
        <Stops player={player} />
        <span class={styles.head} style={{ '--f': at.value / Math.max(1, last) }} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={replayWords().position}
          aria-valuetext={replayWords().standing(at.value, last, sentence)}
          onFocus={() => (sliding.value = true)}
          onBlur={() => (sliding.value = false)}
          onInput={(event) => {
            player.stop();
            void player.go(Number(event.currentTarget.value));
          }}
        />
      </div>
      <Pace player={player} />
      {/* The slider's own value text is enough for screen readers. */}
      <p class={styles.said} role="status" aria-live="polite">
        {sliding.value ? '' : sentence}
      </p>
    </section>
  );
}

function Buttons({ player }: { player: Player }) {
  const playing = player.playing.value;
  const press = (act: () => unknown) => () => {
    player.stop();
    act();
  };
  return (
    <div class={styles.buttons}>
      <Button glyph="ui-first" text={replayWords().first} onClick={press(() => player.go(0))} />
      <Button glyph="ui-turn-back" text={replayWords().turnBack} onClick={press(() => player.turn(-1))} />
      <Button glyph="ui-prev1" text={replayWords().back} onClick={press(() => player.step(-1))} />
      <button
        type="button"
        class={styles.play}
        aria-label={playing ? replayWords().pause : replayWords().play}
        onClick={() => player.toggle()}
      >
        <Glyph name={playing ? 'ui-pause' : 'ui-play'} />
      </button>
      <Button glyph="ui-next1" text={replayWords().forward} onClick={press(() => player.step(1))} />
      <Button glyph="ui-turn-on" text={replayWords().turnForward} onClick={press(() => player.turn(1))} />
      <Button glyph="ui-last" text={replayWords().last} onClick={press(() => player.go(player.last))} />
    </div>
  );
}

function Button({ glyph, text, onClick }: { glyph: string; text: string; onClick: () => void }) {
  return (
    <button type="button" class={ui.icon} aria-label={text} title={text} onClick={onClick}>
      <Glyph name={glyph} />
    </button>
  );
}

function Stops({ player: { reel, at, last } }: { player: Player }) {
  const stops = [
    ...reel.rounds.map(({ at: start, round }) => ({ start, name: roman(round) })),
    { start: last, name: replayWords().end },
  ];
  const room = haveRoom(
    stops.map(({ start, name }) => ({ part: start / Math.max(1, last), text: name })),
    wayLength(),
  );
  return (
    <ol class={styles.stops} aria-hidden="true">
      {stops.map(({ start, name }, index) => (
        <li
          key={start}
          style={{ '--f': start / Math.max(1, last) }}
          class={start <= at.value ? styles.past : undefined}
        >
          {room[index] ? name : undefined}
        </li>
      ))}
    </ol>
  );
}

/** The shortest length of the rail in this form, in pixels. */
function wayLength(): number {
  return folded.value ? 270 : 460;
}

/** The lead at the start of every round and at the end: up for the first seat, down for the others. */
function Lead({ player: { reel, at, last, session } }: { player: Player }) {
  const alone = reel.game.cooperative || reel.record.seats.length === 1;
  const points = [...reel.rounds.map((mark) => mark.at), last].filter((point) => point > 0);
  const most = Math.max(1, ...points.map((point) => Math.abs(leadAt(reel, point))));
  const textOf = (lead: number): string => (alone ? String(lead) : `+${Math.abs(lead)}`);
  const room = haveRoom(
    points.map((point) => ({ part: point / Math.max(1, last), text: textOf(leadAt(reel, point)) })),
    wayLength(),
  );
  return (
    <div class={`${styles.lead} ${alone ? styles.alone : ''}`} aria-hidden="true">
      <span class={ui.caps}>{alone ? replayWords().reached : replayWords().lead}</span>
      {points.map((point, index) => {
        const lead = leadAt(reel, point);
        return lead === 0 ? undefined : (
          <i
            key={point}
            class={`${lead < 0 ? styles.down : ''} ${point > at.value ? styles.future : ''}`}
            data-player={emblemOf(session, leaderAt(reel, point))}
            style={{ '--f': point / Math.max(1, last), '--h': Math.abs(lead) / most }}
          >
            {room[index] ? <b>{textOf(lead)}</b> : undefined}
          </i>
        );
      })}
    </div>
  );
}

function leaderAt({ tallies, game }: Reel, at: number): 0 | 1 | 2 | 3 {
  const tally = tallies[at] ?? [];
  return game.cooperative ? 0 : (tally.indexOf(Math.max(...tally)) as 0 | 1 | 2 | 3);
}

function Pace({ player }: { player: Player }) {
  return (
    <div class={styles.pace}>
      <span class={ui.caps} id="pace">
        {replayWords().pace}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: four buttons in a row, not a fieldset */}
      <div role="group" aria-labelledby="pace">
        {PACES.map((pace) => (
          <button
            key={pace}
            type="button"
            aria-pressed={player.pace.value === pace}
            aria-label={replayWords().paceOf(String(pace))}
            onClick={() => (player.pace.value = pace)}
          >
            {pace === 0.5 ? '½' : pace}
          </button>
        ))}
      </div>
    </div>
  );
}
