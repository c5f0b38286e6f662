// Who plays whom: in the selected round, or in the latest games of an arena. Every game can be watched.
import { makeCode, type PairingInfo, type TournamentPage } from '@planisphere/protocol';
import type { Signal } from '@preact/signals';
import { Choice } from '../../base/ui/Choice.tsx';
import ui from '../../base/ui/ui.module.css';
import type { Wanted } from './api.ts';
import { Person } from './Person.tsx';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

export function Pairings({ page, wanted }: { page: TournamentPage; wanted: Signal<Wanted> }) {
  const words = tournamentWords();
  const { tournament, pairings } = page;
  if (pairings.length === 0) return undefined;
  const isSwiss = tournament.form.kind === 'swiss';
  const rounds = Array.from({ length: tournament.round }, (_, index) => String(index + 1));
  const title = isSwiss ? words.pairings : words.latest;
  return (
    <section class={ui.panel}>
      <h2>{title}</h2>
      {isSwiss && rounds.length > 1 ? (
        <Choice
          label={words.pairings}
          value={String(wanted.value.round ?? tournament.round)}
          options={rounds.map((round) => ({ value: round, text: round }))}
          onChange={(round) => {
            wanted.value = { ...wanted.value, round: Number(round) };
          }}
        />
      ) : undefined}
      <ul class={styles.pairings}>
        {pairings.map((pairing) => (
          <Pair key={`${pairing.one.id} ${pairing.code ?? ''}`} pairing={pairing} />
        ))}
      </ul>
      {isSwiss ? <p class={styles.note}>{words.swissNote}</p> : undefined}
    </section>
  );
}

const SCORES = { won: '1 : 0', lost: '0 : 1', shared: '½ : ½' } as const;

function Pair({ pairing: { one, two, code, outcome } }: { pairing: PairingInfo }) {
  const words = tournamentWords();
  if (two === undefined)
    return (
      <li>
        <Person guest={one} />
        <em>{words.rests}</em>
      </li>
    );
  const score =
    outcome === undefined
      ? words.inPlay
      : outcome === 'none' || outcome === 'rest'
        ? words.brokenOff
        : SCORES[outcome];
  return (
    <li>
      <Person guest={one} />
      {code === undefined ? (
        <em>{score}</em>
      ) : (
        <a
          href={outcome === undefined ? `/t/${makeCode(code)}` : `/replay/t/${code}`}
          aria-label={`${words.against(one.name, two.name)}: ${score}`}
        >
          {score}
        </a>
      )}
      <Person guest={two} />
    </li>
  );
}
