// A drawing without seeing the sky: the best places as a list, the constellation in the hand with its buttons, and the stars
// one by one.
import { PLACES, type Place } from '@planisphere/star-explorer';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/text/text.module.css';
import type { Desk } from '../desk.ts';
import { explore, leaveStars, starWords, stepStar } from '../keyboard.ts';
import { offeredPlaces } from '../offering.ts';
import { spokenOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';

export function TextDrawing({ desk }: { desk: Desk }) {
  return (
    <>
      <BestPlaces desk={desk} />
      <InHand desk={desk} />
      <Stars desk={desk} />
    </>
  );
}

interface Act {
  readonly name: string;
  act(): void;
}

function Acts({ acts }: { acts: readonly Act[] }) {
  return (
    <ul class={styles.choices}>
      {acts.map(({ name, act }) => (
        <li key={name}>
          <button type="button" class={`${ui.button} ${ui.quiet}`} data-nav onClick={act}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function BestPlaces({ desk }: { desk: Desk }) {
  const [site, ghost] = [desk.drawing.value, desk.ghost.value];
  const { text } = restWords();
  const { ghost: words } = boardWords();
  if (site === undefined || ghost === undefined) return undefined;
  const places = offeredPlaces(site, ghost);
  return (
    <div class={styles.group}>
      <h3>{text.best}</h3>
      {places.length === 0 ? (
        <p>{words.fitsNowhere}</p>
      ) : (
        <ol class={styles.choices}>
          {places.map(({ drawing, words: said }) => (
            <li key={drawing.join(' ')}>
              <button
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                data-nav
                onClick={() => void desk.session.decide({ do: 'draw', round: site.round, drawing })}
              >
                {said}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Its current place, and the buttons that move it. */
function InHand({ desk }: { desk: Desk }) {
  const { text } = restWords();
  const { act, ghost } = boardWords();
  const offer = desk.offer.value;
  const ways = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
  const moves = (['up', 'down', 'left', 'right'] as const).map((way) => ({
    name: act[way],
    act: () => void desk.press({ at: 'arrow', x: ways[way][0], y: ways[way][1] }),
  }));
  const fit = () => {
    if (desk.press({ at: 'fit' })?.missed === true) desk.session.answer(ghost.fitsNowhere);
  };
  const gain = offer?.laid.worth?.gain;
  return (
    <div class={styles.group}>
      <h3>{text.inHand}</h3>
      <p>{spokenOf(desk)}</p>
      <Acts
        acts={[
          ...(gain === undefined ? [] : [{ name: text.drawIt(gain), act: () => drawOffer(desk) }]),
          { name: act.fit, act: fit },
          { name: act.turnRight, act: () => void desk.press({ at: 'turn', quarters: -1 }) },
          { name: act.turnLeft, act: () => void desk.press({ at: 'turn', quarters: 1 }) },
          ...moves,
          { name: act.nothing, act: () => void desk.press({ at: 'nothing' }) },
        ]}
      />
    </div>
  );
}

/** Leaves out what is in the way first. */
function drawOffer(desk: Desk): void {
  if (desk.laid.value?.worth === undefined) desk.press({ at: 'leaveOut' });
  desk.press({ at: 'confirm' });
}

function Stars({ desk }: { desk: Desk }) {
  const { text } = restWords();
  const { explore: words } = boardWords();
  const star = desk.explored.value;
  if (star === undefined)
    return (
      <div class={styles.group}>
        <h3>{text.stars}</h3>
        <Acts acts={[{ name: words.start, act: () => explore(desk) }]} />
      </div>
    );
  const step = (key: string) => () => void stepStar(desk, key);
  const bring = () => {
    desk.press({ at: 'place', place: PLACES[star] as Place });
    desk.explored.value = undefined;
  };
  return (
    <div class={styles.group}>
      <h3>{text.stars}</h3>
      <p>{starWords(desk, star)}</p>
      <Acts
        acts={[
          { name: text.clockwise, act: step('ArrowRight') },
          { name: text.back, act: step('ArrowLeft') },
          { name: text.outwards, act: step('ArrowUp') },
          { name: text.inwards, act: step('ArrowDown') },
          { name: text.bring, act: bring },
          { name: words.leave, act: () => leaveStars(desk) },
        ]}
      />
    </div>
  );
}
