// How to win at Stellar, in four pictures of the real boards.
import { breakdownOf, type Position, stellar, TYPES } from '@planisphere/stellar';
import { useEffect, useMemo } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { localized } from '../../../base/words/localized.ts';
import type { Goal } from '../../../table/learn/course-door.ts';
import { CardFace } from '../board/CardFace.tsx';
import { Notebook } from '../board/Notebook.tsx';
import { Scope } from '../board/Scope.tsx';
import { rowPlace } from '../places.ts';
import { stillSession } from '../still-session.ts';
import { boardWords } from '../words/index.ts';
import styles from './goal.module.css';
import { GOAL_FRAMES, GOAL_LINES } from './goal-frames.ts';

export const goal: Goal = { frames: GOAL_FRAMES, Picture };

interface GoalWords {
  readonly you: string;
  readonly rival: string;
  readonly telescope: string;
  readonly rivals: string;
  readonly row: string;
  readonly notebook: string;
  readonly hand: string;
  readonly stars: string;
  readonly run: string;
  readonly points: string;
  readonly products: string;
  readonly sections: string;
  readonly types: string;
}

const goalWords = localized<GoalWords>({
  en: {
    you: 'You',
    rival: 'Your rival',
    telescope: 'Your telescope',
    rivals: 'Your rival’s',
    row: 'The row you share',
    notebook: 'Your notebook',
    hand: 'Your hand',
    stars: 'stars on your moons',
    run: 'moons in a run',
    points: 'points',
    products: 'stars × runs',
    sections: 'higher totals',
    types: 'all five types',
  },
  fr: {
    you: 'Vous',
    rival: 'Votre rival',
    telescope: 'Votre télescope',
    rivals: 'Celui du rival',
    row: 'La rangée commune',
    notebook: 'Votre carnet',
    hand: 'Votre main',
    stars: 'étoiles sur vos lunes',
    run: 'lunes en série',
    points: 'points',
    products: 'étoiles × séries',
    sections: 'sections gagnées',
    types: 'les cinq types',
  },
});

function positionAt(frame: number): Position {
  const parsed = stellar.notation.parse(GOAL_LINES[frame] ?? '');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

function Picture({ frame }: { readonly frame: number }) {
  const view = useMemo(() => positionAt(frame), [frame]);
  const session = useMemo(() => stillSession(view), [view]);
  useEffect(() => () => session.close(), [session]);
  const words = goalWords();
  return (
    <div class={styles.picture} data-frame={frame + 1}>
      <figure class={styles.side} data-side="own" data-player="1">
        <figcaption>{words.telescope}</figcaption>
        <Scope desk={session.desk} seat={0} />
      </figure>
      <div class={styles.middle}>
        {frame < 2 ? <Row view={view} /> : undefined}
        {frame === 2 ? <Sum view={view} /> : undefined}
        {frame === 3 ? <Scores view={view} /> : undefined}
        <div class={styles.notes}>
          <p>{words.notebook}</p>
          <Notebook desk={session.desk} seat={0} />
        </div>
        {frame === 1 ? <Hand view={view} /> : undefined}
      </div>
      <figure class={styles.side} data-side="own" data-player="2">
        <figcaption>{words.rivals}</figcaption>
        <Scope desk={session.desk} seat={1} />
      </figure>
    </div>
  );
}

function Row({ view }: { view: Position }) {
  return (
    <div class={styles.cards}>
      <p>{goalWords().row}</p>
      <ul>
        {view.row.map((card, index) => (
          <li key={`row-${index + 1}`} data-place={rowPlace(index + 1)}>
            {card < 40 ? <Named card={card} /> : undefined}
            <b>{index + 1}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hand({ view }: { view: Position }) {
  return (
    <div class={styles.cards}>
      <p>{goalWords().hand}</p>
      <ul>
        {view.sides[0].hand.map((card, index) => (
          <li key={`hand-${index + 1}`} {...(index === 0 && { 'data-place': 'goal-hand' })}>
            <Named card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Named({ card }: { card: number }) {
  return (
    <>
      <CardFace card={card} />
      <span class={ui.hidden}>{boardWords().cardLabel(card)}</span>
    </>
  );
}

/** The points of the picture's moons, counted by the rules. */
function Sum({ view }: { view: Position }) {
  const words = goalWords();
  const moons = breakdownOf(view).seats[0].types[TYPES.indexOf('moon')];
  const { stars = 0, multiplier = 0 } = moons ?? {};
  return (
    <dl class={styles.sum} data-bright>
      <div>
        <dt>{words.stars}</dt>
        <dd>
          {stars} <Glyph name="star-pip" />
        </dd>
      </div>
      <i>×</i>
      <div>
        <dt>{words.run}</dt>
        <dd>{multiplier}</dd>
      </div>
      <i>=</i>
      <div>
        <dt>{words.points}</dt>
        <dd class={styles.good}>{stars * multiplier}</dd>
      </div>
    </dl>
  );
}

function Scores({ view }: { view: Position }) {
  const words = goalWords();
  const { seats, sections } = breakdownOf(view);
  const rows = ([0, 1] as const).map((seat) => {
    const products = seats[seat].types.reduce((sum, { stars, multiplier }) => sum + stars * multiplier, 0);
    const crowns = sections.reduce((sum, { points }) => sum + points[seat], 0);
    return { products, crowns, types: seats[seat].diversity };
  });
  const [own, rival] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const total = (each: typeof own): number => each.products + each.crowns + each.types;
  return (
    <table class={styles.scores}>
      <thead>
        <tr>
          <th>{words.you}</th>
          <td>
            <b>{total(own)}</b> : {total(rival)}
          </td>
          <th>{words.rival}</th>
        </tr>
      </thead>
      <tbody>
        {(['products', 'crowns', 'types'] as const).map((part) => (
          <tr key={part}>
            <td>{own[part]}</td>
            <th>{{ products: words.products, crowns: words.sections, types: words.types }[part]}</th>
            <td>{rival[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
