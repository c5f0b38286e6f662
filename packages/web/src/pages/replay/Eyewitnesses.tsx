// Whose eyes see the table: a seat's, the public's, or all seats' at once; each seat with its score at this moment.
import type { Eyes } from '@planisphere/core';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { emblemOf } from '../../table/emblem.ts';
import type { Player } from './player.ts';
import styles from './replay.module.css';
import { replayWords } from './words/index.ts';

export function Eyewitnesses({ player }: { player: Player }) {
  const tally = player.reel.tallies[player.at.value] ?? [];
  return (
    <fieldset class={styles.eyes}>
      <legend class={ui.hidden}>{replayWords().viewAs}</legend>
      {player.seats.map((seat) => (
        <Pair key={seat} player={player} eyes={seat} emblem={emblemOf(player.session, seat)}>
          <span class={`${ui.avatar} ${ui.small}`}>
            <Glyph name={`p-${emblemOf(player.session, seat)}`} />
          </span>
          <b>{player.session.nameOf(seat)}</b>
          <em>{tally[seat]}</em>
        </Pair>
      ))}
      <Pair player={player} eyes="table" title={replayWords().publicText}>
        <Glyph name="ui-friends" />
        <b>{replayWords().public}</b>
      </Pair>
      <Pair player={player} eyes="all" title={replayWords().allText}>
        <Glyph name="ui-eye" />
        <b>{replayWords().all}</b>
      </Pair>
    </fieldset>
  );
}

interface PairProps {
  readonly player: Player;
  readonly eyes: Eyes;
  readonly emblem?: number;
  readonly title?: string;
  readonly children: preact.ComponentChildren;
}

function Pair({ player, eyes, emblem, title, children }: PairProps) {
  return (
    <label title={title} data-player={emblem} class={emblem === undefined ? styles.rest : undefined}>
      <input
        type="radio"
        name="eyes"
        checked={player.eyes.value === eyes}
        onChange={() => void player.see(eyes)}
      />
      <span>{children}</span>
    </label>
  );
}
