// The whole game on one page: hidden on the screen, alone on paper.
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { nameOfGame } from '../../base/words/game-name.ts';
import { localized } from '../../base/words/localized.ts';
import type { SummarySection, SummaryWords } from '../../table/rules/summary.ts';
import styles from './summary.module.css';

interface SheetWords {
  readonly facts: (players: string, minutes: number) => string;
  readonly foot: string;
}

const sheetWords = localized<SheetWords>({
  en: {
    facts: (players, minutes) =>
      `${players} ${players === '1' ? 'player' : 'players'} · ${minutes} minutes · the whole game on one page`,
    foot: 'Planisphere · in our own words; the rulebook in the box has the last say.',
  },
  fr: {
    facts: (players, minutes) =>
      `${players} ${players === '1' ? 'joueur' : 'joueurs'} · ${minutes} minutes · tout le jeu sur une page`,
    foot: 'Planisphere · avec nos mots ; la règle de la boîte a le dernier mot.',
  },
});

export function SummarySheet({ game, words }: { game: GameId; words: SummaryWords }) {
  const { players, minutes } = CARDS[game];
  const count = players.min === players.max ? `${players.min}` : `${players.min}–${players.max}`;
  return (
    <article class={styles.sheet} data-sheet={game}>
      <header>
        <h2>{nameOfGame(game)}</h2>
        <p>{sheetWords().facts(count, minutes)}</p>
      </header>
      <p class={styles.lead}>{words.lead}</p>
      <div class={styles.sections}>
        {words.sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
      <footer>{sheetWords().foot}</footer>
    </article>
  );
}

function Section({ title, wide, text, steps, lines, table, picture }: SummarySection) {
  return (
    <section class={wide ? styles.wide : undefined}>
      <h3>{title}</h3>
      <div class={picture === undefined ? undefined : styles.pictured}>
        {picture?.()}
        <div>
          {steps === undefined ? undefined : (
            <ol>
              {steps.map(([name, rest]) => (
                <li key={name}>
                  <b>{name}</b> {rest}
                </li>
              ))}
            </ol>
          )}
          {lines?.map(([name, rest]) => (
            <p key={name}>
              <b>{name}</b> {rest}
            </p>
          ))}
          {table === undefined ? undefined : <Grid {...table} />}
          {text === undefined ? undefined : <p>{text}</p>}
        </div>
      </div>
    </section>
  );
}

function Grid({ head, rows }: NonNullable<SummarySection['table']>) {
  return (
    <table>
      {head === undefined ? undefined : (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
