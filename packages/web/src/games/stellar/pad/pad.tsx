// The score pad of Stellar: players enter the cards of two telescopes and notebooks; the pad fills in and explains the
// rulebook's sheet.
import { TYPES } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/pad/pad.module.css';
import type { GamePad, PadProps } from '../../../table/pad/pad.ts';
import { editor as wholeEditor } from '../editor/editor.tsx';
import { model } from '../editor/model.ts';
import { boardWords } from '../words/index.ts';
import { countedFrom, satelliteUses } from './counting.ts';
import { padWords } from './words.ts';

const SEATS = [0, 1] as const;

function Sheet({ entered, names }: PadProps) {
  const { position, sheet } = countedFrom(entered);
  const words = padWords();
  if (position === undefined || sheet === undefined) return <p role="alert">{words.cannotCount}</p>;
  return (
    <div class={styles.sheet}>
      <table>
        <caption>{words.sheet}</caption>
        <thead>
          <tr>
            <td />
            {SEATS.map((seat) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TYPES.map((type, index) => (
            <tr key={type}>
              <th scope="row">
                <span data-type={type}>
                  <Glyph name={`t-${type}`} />
                </span>
                {boardWords().families[type]}
              </th>
              {SEATS.map((seat) => {
                const { stars, run, points } = sheet.seats[seat].types[index] ?? {
                  stars: 0,
                  run: [],
                  points: 0,
                };
                return (
                  <td key={seat}>
                    <b>{points}</b>
                    <small>{words.starsTimesRun(stars, run)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
          {sheet.sections.map(({ section, totals, points }) => (
            <tr key={section}>
              <th scope="row">{boardWords().sections[section]}</th>
              {SEATS.map((seat) => (
                <td key={seat}>
                  <b>{points[seat]}</b>
                  <small>{totals[seat]}</small>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{boardWords().diversity}</th>
            {SEATS.map((seat) => (
              <td key={seat}>
                <b>{sheet.seats[seat].diversity}</b>
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {SEATS.map((seat) => (
              <td key={seat}>
                <b>{sheet.seats[seat].total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {SEATS.map((seat) => {
        const uses = satelliteUses(position, seat);
        return uses.length === 0 ? undefined : (
          <div key={seat} class={styles.explained}>
            <h2 class={ui.caps}>{names[seat]}</h2>
            {uses.map(({ number, best, gains }) => {
              const nameOf = (type: number): string => boardWords().family[TYPES[type] ?? 'planet'];
              const others = gains.flatMap((gain, type) =>
                type === best ? [] : [`${nameOf(type)} +${gain}`],
              );
              return (
                <p key={number}>
                  <b>{words.satelliteServes(number, `${nameOf(best)} ${number}`, gains[best] ?? 0)}</b>{' '}
                  {words.elsewhere(others.join(', '))}
                </p>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

const begin = model.write({ held: {}, chosen: model.empty.chosen });

export const pad: GamePad = {
  begin,
  editor: {
    ...wholeEditor,
    sections: (sketch) =>
      wholeEditor.sections(sketch).flatMap(({ id, groups, half }) =>
        half
          ? [
              {
                id,
                half,
                choices: [],
                groups: groups.filter(({ places }) => !places[0]?.endsWith('.hand')),
              },
            ]
          : [],
      ),
    box: (sketch) => wholeEditor.box(sketch).filter(({ id }) => id !== 'unknown'),
  },
  players: () => 2,
  result: (entered) => {
    const { sheet } = countedFrom(entered);
    const scores = sheet?.seats.map(({ total }) => total);
    if (scores === undefined || scores.every((total) => total === 0)) return undefined;
    const most = Math.max(...scores);
    return { scores, winners: SEATS.filter((seat) => scores[seat] === most) };
  },
  from: (line) => {
    const sketch = model.read(line);
    if (sketch === undefined) return undefined;
    const held = Object.fromEntries(
      Object.entries(sketch.held).filter(([place]) => /\.(tel\.\d+|note)$/.test(place)),
    );
    const known = Object.entries(held).map(([place, cards]) => [
      place,
      cards.filter((card) => !card.includes('?')).map((card) => card.replace(/^(#[^.]+)\..*$/, '$1.row')),
    ]);
    return model.write({ held: Object.fromEntries(known), chosen: model.empty.chosen });
  },
  Sheet,
};
