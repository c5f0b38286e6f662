// The score pad of Star Explorer: a player counts the stars and lines of each round, and the rulebook's sheet fills
// itself.
import { LINE_POINTS, POINTS, ROUNDS } from '@planisphere/star-explorer';
import { useSignal } from '@preact/signals';
import { Choice } from '../../../base/ui/Choice.tsx';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import styles from '../../../table/pad/pad.module.css';
import type { GamePad, PadProps } from '../../../table/pad/pad.ts';
import { ROMAN } from '../standing.ts';
import {
  BONUSES,
  type Bonus,
  COUNTS,
  type Count,
  type DiscCount,
  MOST,
  MOST_PLAYERS,
  makeTally,
  NOTHING,
  parseTally,
  pointsOfRound,
  resultOf,
  scoreOfDisc,
  tallyFrom,
  withPlayers,
} from './tally.ts';
import { padWords } from './words.ts';

const WORTH: Readonly<Record<Count | Bonus, number | undefined>> = {
  current: POINTS.current,
  previous: POINTS.previous,
  joining: LINE_POINTS,
  leftOut: undefined,
  central: POINTS.central,
  axis: POINTS.axis,
  outer: POINTS.outer,
};
/** After the six rounds comes what counts at the end. */
const END = ROUNDS;

function Sheet({ entered, change, names }: PadProps) {
  const at = useSignal({ seat: 0, round: 0 });
  const discs = parseTally(entered);
  const words = padWords();
  const scores = discs.map(scoreOfDisc);
  const seat = Math.min(at.value.seat, discs.length - 1);
  const { round } = at.value;
  const disc = discs[seat] as DiscCount;
  const put = (next: DiscCount): void => change(makeTally(discs.with(seat, next)));
  const cell = (of: number, row: number, points: number) => (
    <td key={of}>
      <button
        type="button"
        data-nav
        class={styles.cell}
        aria-pressed={of === seat && row === round}
        aria-label={`${row === END ? words.bonuses(names[of] ?? '') : words.entering(names[of] ?? '', ROMAN[row] ?? '')}, ${points}`}
        onClick={() => (at.value = { seat: of, round: row })}
      >
        {points}
      </button>
    </td>
  );
  const bonusRow = (bonus: Bonus | 'lit') => (
    <tr key={bonus}>
      <th scope="row">{words.counts[bonus]}</th>
      {scores.map((score, of) =>
        bonus === 'lit' ? <td key={`lit ${of + 1}`}>{score.lit}</td> : cell(of, END, score[bonus]),
      )}
    </tr>
  );
  return (
    <div class={styles.sheet}>
      <Choice
        label={words.players}
        value={String(discs.length)}
        options={Array.from({ length: MOST_PLAYERS }, (_, index) => ({
          value: String(index + 1),
          text: String(index + 1),
        }))}
        onChange={(players) => change(makeTally(withPlayers(discs, Number(players))))}
      />
      <table>
        <caption>{words.sheet}</caption>
        <thead>
          <tr>
            <td />
            {discs.map((_, of) => (
              <th key={`seat ${of + 1}`} scope="col">
                {names[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROMAN.map((roman, row) => (
            <tr key={roman}>
              <th scope="row">
                {words.round} {roman}
              </th>
              {scores.map(({ rounds }, of) => cell(of, row, rounds[row] ?? 0))}
            </tr>
          ))}
          {bonusRow('lit')}
          {BONUSES.map(bonusRow)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {scores.map(({ total }, of) => (
              <td key={`total ${of + 1}`}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {round === END ? (
        <section class={styles.entry} aria-label={words.bonuses(names[seat] ?? '')}>
          <h2>{words.bonuses(names[seat] ?? '')}</h2>
          {BONUSES.map((bonus) => (
            <Counter
              key={bonus}
              of={bonus}
              count={disc[bonus]}
              onChange={(count) => put({ ...disc, [bonus]: count })}
            />
          ))}
        </section>
      ) : (
        <section class={styles.entry} aria-label={words.entering(names[seat] ?? '', ROMAN[round] ?? '')}>
          <h2>{words.entering(names[seat] ?? '', ROMAN[round] ?? '')}</h2>
          {COUNTS.map((of) => {
            const counted = disc.rounds[round] ?? NOTHING;
            return (
              <Counter
                key={of}
                of={of}
                count={counted[of]}
                onChange={(count) =>
                  put({ ...disc, rounds: disc.rounds.with(round, { ...counted, [of]: count }) })
                }
              />
            );
          })}
          <p>
            <Sum disc={disc} round={round} />
          </p>
        </section>
      )}
    </div>
  );
}

function Sum({ disc, round }: { disc: DiscCount; round: number }) {
  const counted = disc.rounds[round] ?? NOTHING;
  return (
    <>
      {padWords().sum(counted.current, counted.previous, counted.joining)} = <b>{pointsOfRound(counted)}</b>
    </>
  );
}

interface CounterProps {
  readonly of: Count | Bonus;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

function Counter({ of, count, onChange }: CounterProps) {
  const words = padWords();
  const name = words.counts[of] ?? '';
  const worth = WORTH[of];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class={styles.count} role="group" aria-label={name}>
      <span>
        {name}
        <small>{worth === undefined ? words.crossedOut : words.each(worth)}</small>
      </span>
      <button
        type="button"
        aria-label={words.fewer(name)}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <Glyph name="ui-minus" />
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={words.oneMore(name)}
        disabled={count === MOST}
        onClick={() => onChange(count + 1)}
      >
        <Glyph name="ui-plus" />
      </button>
    </div>
  );
}

export const pad: GamePad = {
  begin: makeTally(withPlayers([], 2)),
  players: (entered) => parseTally(entered).length,
  result: (entered) => {
    const discs = parseTally(entered);
    const isBegun = discs.some(({ rounds }) => rounds.some((round) => pointsOfRound(round) > 0));
    return isBegun ? resultOf(discs) : undefined;
  },
  from: (line) => {
    const discs = tallyFrom(line);
    return discs === undefined ? undefined : makeTally(discs);
  },
  Sheet,
};
