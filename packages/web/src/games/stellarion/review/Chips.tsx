// A turn of Stellarion in one short line: the payment or the action, as marks.
import { type Position, type Stellarion, shown, stellarion } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import type { ReviewProps } from '../../../table/board.ts';
import { Mark } from '../board/Mark.tsx';
import { deckMark, faceMark, galaxyMark, kindOf, typeMark } from '../marks.ts';
import { cardAt } from '../paying.ts';
import { boardWords } from '../words/index.ts';
import styles from './review.module.css';
import { reviewWords } from './words.ts';

type Action = Stellarion['action'];

export function Chips({ reviewed, moment }: ReviewProps) {
  let position = reviewed.states[moment.from] as Position;
  const chips = moment.played.events.flatMap((line) => {
    const parsed = stellarion.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') return [];
    const chip = chipOf(position, parsed.value.action);
    position = stellarion.apply(position, parsed.value);
    return chip ?? [];
  });
  return (
    <>
      {chips.map(({ marks, text, galaxy }, index) => (
        <span key={index} class={styles.chip} data-galaxy={galaxy}>
          {marks.map((mark, place) => (
            <Mark key={place} name={mark} class={styles.mark} />
          ))}
          <span class={ui.hidden}>{text}</span>
        </span>
      ))}
    </>
  );
}

interface Chip {
  readonly marks: readonly string[];
  readonly text: string;
  readonly galaxy?: string | undefined;
}

function chipOf(position: Position, action: Action): Chip | undefined {
  switch (action.kind) {
    case 'launch':
      return {
        marks: ['sn-voyage', galaxyMark(action.galaxy)],
        text: reviewWords().launchTo(action.galaxy),
        galaxy: kindOf(action.galaxy * 4),
      };
    case 'coordinate': {
      const cards = action.pay.map((source) => cardAt(position, source) ?? 0);
      const typed = cards.find((card) => card < 16) ?? 0;
      return {
        marks: [typeMark(typed & 3), typeMark(typed & 3)],
        text: cards.map((card) => boardWords().card(card)).join(', '),
      };
    }
    case 'search':
    case 'recover': {
      const card = action.kind === 'search' ? action.card : (action.cards[0] ?? 0);
      return {
        marks: [deckMark(action.deck), faceMark(action.deck, card)],
        text: boardWords().card(card),
        galaxy: kindOf(card),
      };
    }
    case 'scan':
      return { marks: ['sn-deck', deckMark(action.deck)], text: boardWords().deckOf(action.deck) };
    case 'station': {
      const [deck = 0] = action.decks;
      const card = shown(position, deck) ?? 0;
      return {
        marks: [deckMark(deck), faceMark(deck, card)],
        text: boardWords().card(card),
        galaxy: kindOf(card),
      };
    }
    default:
      return markOf(position, action);
  }
}

function markOf(position: Position, action: Action): Chip | undefined {
  switch (action.kind) {
    case 'place': {
      const [card] = [...action.top, ...action.bottom];
      return card === undefined
        ? undefined
        : {
            marks: [faceMark(position.stage.deck ?? 0, card)],
            text: boardWords().card(card),
            galaxy: kindOf(card),
          };
    }
    case 'cross':
      return { marks: ['sn-hole', 'sn-voyage'], text: reviewWords().crossing };
    case 'prove':
      return { marks: ['sn-theory', 'sn-proven'], text: reviewWords().proof };
    case 'spend':
      return { marks: ['sn-meteor', 'sn-voyage'], text: reviewWords().meteors };
    case 'waive':
      return { marks: action.retreat > 0 ? ['sn-gloomy'] : [], text: reviewWords().waived };
    default:
      return undefined;
  }
}
