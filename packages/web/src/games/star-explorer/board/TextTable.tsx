// Star Explorer as text: the player chooses a drawing from the best places, types it as in the terminal, or confirms
// the ghost.
import { parseStar, phaseOf } from '@planisphere/star-explorer';
import { starExplorerText } from '@planisphere/star-explorer/text';
import type { OwnQuestion } from '../../../table/text/CommandLine.tsx';
import { TextTable as TextFrame } from '../../../table/text/TextTable.tsx';
import type { Desk } from '../desk.ts';
import { starWords } from '../keyboard.ts';
import { offeredPlaces } from '../offering.ts';
import { promptOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { TextDrawing } from './TextDrawing.tsx';

export function TextTable({ desk }: { desk: Desk }) {
  const draws = phaseOf(desk.session.view.value).step === 'draw';
  return (
    <TextFrame
      session={desk.session}
      text={starExplorerText}
      title={promptOf(desk).title}
      actions={desk.session.mayAnswer && !draws ? desk.legal.value : []}
      choices={
        desk.session.mayAnswer && desk.drawing.value !== undefined ? <TextDrawing desk={desk} /> : undefined
      }
      questions={questionsOf(desk)}
    />
  );
}

const WHERE = ['where', 'where can i draw', 'where can i draw this tile', 'places', 'ou', 'ou dessiner'];

/** The questions where the tile fits best, and what a star is. */
function questionsOf(desk: Desk): readonly OwnQuestion[] {
  const words = restWords().text;
  return [
    {
      name: words.askWhere,
      answer: (plain) => (WHERE.includes(plain) ? whereToDraw(desk) : undefined),
    },
    {
      name: words.askStar,
      answer: (plain) => {
        const [, name] = /^(?:star|etoile) ([a-k]\d{1,2})$/.exec(plain) ?? [];
        const star = name === undefined ? undefined : parseStar(name);
        return star === undefined ? undefined : [starWords(desk, star)];
      },
    },
  ];
}

function whereToDraw(desk: Desk): readonly string[] {
  const [site, ghost] = [desk.drawing.value, desk.ghost.value];
  const words = boardWords();
  if (site === undefined || ghost === undefined) return [restWords().text.nothingToDraw];
  const places = offeredPlaces(site, ghost).map((place, index) => `${index + 1}. ${place.words}`);
  return places.length === 0 ? [words.ghost.fitsNowhere] : places;
}
