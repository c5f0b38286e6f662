// No sentence of the game is written for nobody: each is said somewhere in whole games, in both languages.
import { KINDS, makeCard, type Stellar, stellar } from '@planisphere/stellar';
import { wordsSuite } from '@planisphere/testkit';
import { stellarText } from '../src/text/index.ts';
import { lineOfKind } from '../src/text/names.ts';

const options = stellar.decodeOptions({});
if (!options.ok) throw new Error(options.fault.message);
// Nobody has a point yet: equal scores.
const equal = stellar.setup(options.value, 2);

const cards = Array.from({ length: KINDS }, (_, card) => makeCard(card));

wordsSuite<Stellar>({
  game: stellar,
  text: stellarText,
  sources: new URL('../src/text/', import.meta.url),
  replays: new URL('../replays/', import.meta.url),
  more: (frame) => [
    ...stellarText.result(equal, frame),
    ...cards.flatMap((card) => [
      ...(stellarText.about(card, frame.locale) ?? []),
      lineOfKind(card, frame.locale),
    ]),
  ],
});
