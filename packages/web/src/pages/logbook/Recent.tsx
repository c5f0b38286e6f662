// The latest games: their results, and links to watch them again.

import type { Seat } from '@planisphere/core';
import { CARDS } from '@planisphere/games/rules';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { verdictLine } from '../../table/frame/verdict.ts';
import type { PlayedGame } from '../../table/logbook/statistics.ts';
import { playedWords } from '../../table/logbook/words.ts';
import { ownSeatOf, type SavedTable } from '../../table/saved.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

const SHOWN = 6;

export function Recent({ games }: { games: readonly PlayedGame[] }) {
  return (
    <section class={ui.panel}>
      <h2>{logbookWords().recent}</h2>
      <ul class={styles.recent}>
        {games.slice(0, SHOWN).map((game) => (
          <Line key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Line({
  game: { id, game, when, won, contested, shared, assisted, scores, ended, table },
}: {
  game: PlayedGame;
}) {
  const date = new Date(when).toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'short' });
  const names = table.seats.map(
    ({ name }, seat) => `${name || settings.value.name || appWords().you} ${scores[seat] ?? ''}`,
  );
  const ending = contested
    ? shared
      ? logbookWords().tiedKey
      : won
        ? logbookWords().wonKey
        : logbookWords().lostKey
    : ended === undefined
      ? logbookWords().aloneKey
      : logbookWords().stoppedKey;
  const told = endOf(table);
  return (
    <li>
      <a
        href={`/replay/${id}`}
        aria-label={`${playedWords().watch(nameOfGame(game), date)}: ${ended === undefined ? names.join(', ') : told}, ${ending}`}
      >
        <img src={SCREENS[game].scene} alt="" />
        <span>
          <b>{nameOfGame(game)}</b>
          <small>{ended === undefined ? names.join(' · ') : told}</small>
        </span>
        <em class={won && contested ? styles.good : undefined}>
          {assisted ? logbookWords().assistedKey : ending}
          <small>{date}</small>
        </em>
        <Glyph name="ui-next" />
      </a>
    </li>
  );
}

/** How people ended the game, and who won. */
function endOf({ game, seats, summary }: SavedTable): string {
  const own = ownSeatOf({ seats });
  return verdictLine({
    ended: summary.ended,
    winners: (summary.winners ?? []) as readonly Seat[],
    scores: summary.scores ?? [],
    players: seats.length,
    cooperative: CARDS[game].cooperative,
    titleOf: (seat) => (seat === own ? undefined : seats[seat]?.name),
  });
}
