// The door for pictures of Stellarion: the eight decks of the Observatory with their visible cards, and the won
// voyages.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import { type Card, countOf, type Galaxy, type Position } from '@planisphere/stellarion';
import { CAPTION, dataUrl, INK, POSTER, type Poster } from '../../table/poster.ts';
import { plateName } from './board/plates.ts';
import { EVERY_DECK, EVERY_GALAXY, readDeck } from './reading.ts';

const plates = import.meta.glob<string>('./art/plates/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const HEIGHT = POSTER.height - CAPTION;
const CARD = { width: 150, height: 210 };
const COLOURS = ['#ff8f78', '#7db7ff', '#86dc9c', '#f3cc62'];

function Plate({ card, x, y }: { card: Card | undefined; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <image
        href={dataUrl(plates[`./art/plates/${plateName(card)}.svg`] ?? '')}
        width={CARD.width}
        height={CARD.height}
      />
      <rect {...CARD} rx="10" fill="none" stroke={INK.edge} stroke-width="2" />
    </g>
  );
}

/** The voyages of a galaxy: filled if won. */
function Voyages({ view, galaxy }: { view: Position; galaxy: Galaxy }) {
  const won = view.won.reduce((sum, counts) => sum + countOf(counts, galaxy), 0);
  const all = won + countOf(view.voyages, galaxy);
  return (
    <g transform={`translate(960 ${70 + galaxy * 108})`}>
      {Array.from({ length: all }, (_, index) => (
        <circle
          key={`voyage ${index + 1}`}
          cx={index * 46}
          cy="34"
          r="17"
          fill={index < won ? COLOURS[galaxy] : 'none'}
          stroke={COLOURS[galaxy]}
          stroke-width="4"
        />
      ))}
    </g>
  );
}

export const poster: Poster = {
  puzzles: async () => (await import('./puzzles/set.json')).default as PuzzleSet,
  draw: (position) => {
    const view = position as Position;
    return (
      <g>
        {EVERY_DECK.map((deck) => {
          const { size, top } = readDeck(view, deck);
          const x = 60 + (deck % 4) * (CARD.width + 60);
          const y = deck < 4 ? 30 : HEIGHT - CARD.height - 16;
          return size === 0 ? undefined : <Plate key={deck} card={top} x={x} y={y} />;
        })}
        {EVERY_GALAXY.map((galaxy) => (
          <Voyages key={galaxy} view={view} galaxy={galaxy} />
        ))}
      </g>
    );
  },
};
