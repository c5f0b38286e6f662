// What can still come in Star Explorer: for every tile of a pile whose back is known, which fronts it may
// have. A front that no seat has revealed is as likely as any other with the same back.
import { type Frame, type Locale, type Seat, seatsOf, type TablePart } from '@planisphere/core';
import { type Back, backsLeft } from '../rules/pile.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { PILE, tileOf, tilesWithBack } from '../rules/tiles.ts';
import { messagesOf } from './messages.ts';
import { partsWords } from './parts-words.ts';

interface OddsWords {
  readonly title: (name: string) => string;
  readonly back: string;
  readonly fronts: string;
  readonly sure: (name: string) => string;
  readonly each: (names: string, count: number) => string;
}

const WORDS: Readonly<Record<Locale, OddsWords>> = {
  en: {
    title: (name) => `What can still come: ${name}`,
    back: 'Back',
    fronts: 'Front',
    sure: (name) => `${name}, for sure`,
    each: (names, count) => `1 in ${count} each: ${names}`,
  },
  fr: {
    title: (name) => `Ce qui peut encore venir : ${name}`,
    back: 'Verso',
    fronts: 'Recto',
    sure: (name) => `${name}, à coup sûr`,
    each: (names, count) => `1 sur ${count} chacune : ${names}`,
  },
};

export function oddsParts(view: Position, frame: Frame): readonly TablePart[] {
  const { locale, names } = frame;
  const words = WORDS[locale];
  const isDealt = view.boards.every(({ backs }) => backs.length === PILE.length);
  if (!isDealt) return [];
  return seatsOf(view.boards.length).map((seat) => ({
    topic: 'deck',
    seat,
    title: words.title(names[seat] ?? ''),
    columns: [words.back, words.fronts],
    rows: backsOf(view, seat).map((back) => [backName(back, locale), frontsOf(view, back, words)]),
  }));
}

/** Before the choice between two sevens is known, both still lie in the pile. */
function backsOf(view: Position, seat: Seat): readonly Back[] {
  return backsLeft(
    { ...view, sizes: view.sizes.slice(0, boardOf(view, seat).tiles.length) },
    boardOf(view, seat),
  );
}

function backName({ size, kind }: Back, locale: Locale): string {
  return partsWords(locale).back(size, messagesOf(locale).kinds[kind]);
}

function frontsOf(view: Position, { size, kind }: Back, words: OddsWords): string {
  const revealed = new Set(view.boards.flatMap(({ tiles }) => tiles));
  const fronts = tilesWithBack(size, kind).filter((tile) => !revealed.has(tile));
  const list = fronts.map((tile) => tileOf(tile).name);
  return list.length === 1 ? words.sure(list[0]!) : words.each(list.join(', '), list.length);
}
