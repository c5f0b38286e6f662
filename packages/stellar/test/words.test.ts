// Every sentence of the game can appear: whole games show each of them, in both languages.
import { KINDS, makeCard, type Stellar, stellar } from '@planisphere/stellar';
import { wordsSuite } from '@planisphere/testkit';
import { stellarCard } from '../src/card.ts';
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
  card: stellarCard,
  sources: new URL('../src/', import.meta.url),
  replays: new URL('../replays/', import.meta.url),
  more: (frame) => [
    ...stellarText.result(equal, frame),
    ...cards.flatMap((card) => [
      ...(stellarText.about(card, frame.locale) ?? []),
      lineOfKind(card, frame.locale),
    ]),
  ],
  findings: {
    'unknown-actor': { at: 'C' },
    'bad-event': { at: 'jump 2' },
    'bad-place': { at: 'tel' },
    'too-many-cards': { at: 'row', of: ['P1', '3', '2'] },
    'too-many-hidden': { at: 'deck' },
    'nothing-fits': { at: 'A.hand' },
    'turn-in-setup': { at: 'turn' },
    'first-unknown': { at: 'first' },
    'first-known': { at: 'first' },
    'turn-of-end': { at: 'turn', of: ['22'] },
    'row-gap': { at: 'row', of: ['4'] },
    'row-early': { at: 'row' },
    'row-full': { at: 'row' },
    'row-step': { at: 'row' },
    'coordinate-empty': { at: 'step' },
    'deck-empty': { at: 'deck' },
    'discard-left': { at: 'discard' },
    'step-missing': { at: 'step' },
    'step-early': { at: 'step' },
    'area-missing': { at: 'step' },
    'area-early': { at: 'step' },
    'drawn-early': { at: 'step' },
    'nothing-to-place': { at: 'step' },
    'half-a-hand': { at: 'A.hand', of: ['A'] },
    'hand-order': { at: 'A.hand', of: ['A'] },
    'hand-too-large': { at: 'A.hand', of: ['A'] },
    'hand-of-three': { at: 'A.hand', of: ['A'] },
    'starters-only': { at: 'A.hand', of: ['A'] },
    'starter-twice': { at: 'A.hand', of: ['A'] },
    'hand-of-two': { at: 'B.hand', of: ['B'] },
    'hand-empty': { at: 'B.hand', of: ['B'] },
    'answer-unasked': { at: 'A.answer' },
    'answer-not-held': { at: 'A.answer', of: ['A'] },
    'telescope-full': { at: 'A.tel', of: ['A'] },
    'taken-nowhere': { at: 'A.taken', of: ['A'] },
    'laid-early': { at: 'A.tel', of: ['A'] },
    'half-hidden': { at: 'A.hand', of: ['A'] },
    'hidden-face-up': { at: 'A.tel', of: ['A', '?.deck'] },
    'hidden-from-row': { at: 'A.tel', of: ['A', '#?.2'] },
    'other-number': { at: 'A.tel', of: ['A', 'M4.hand3.2'] },
    'bad-card': { at: 'A.note', of: ['A', 'P7'] },
    'too-long': { at: '', of: ['2000'] },
    'bad-phase': { at: 'think', of: ['take', 'play', 'over'] },
    'bad-position': { at: '', of: ['17'] },
    'missing-field': { at: 'row', of: ['row'] },
    'bad-number': { at: '1e3' },
    'bad-seat': { at: 'C' },
    'bad-row': { at: 'row' },
    'bad-step': { at: '9' },
    'bad-taken': { at: 'M2@99' },
    'bad-slot': { at: 'M2.99' },
    'bad-telescope': { at: 'A.tel' },
    'bad-switch': { at: 'maybe' },
    'discard-count': { at: 'discard', of: ['3'] },
    'hand-count': { at: 'A.hand', of: ['A', '1', '2'] },
    'tel-count': { at: 'A.tel', of: ['A', '3', '4'] },
    'note-count': { at: 'A.note', of: ['A', '3', '4'] },
    'no-starter': { at: 'A.tel', of: ['A'] },
    'type-apart': { at: 'A.tel', of: ['A', 'planet'] },
    'laid-later': { at: 'A.tel', of: ['A', '4'] },
  },
});
