// A veil dims the table behind the marks of a hint. It blocks nothing: all under it can be read and pressed.
import styles from './advice.module.css';
import { GO_PLACE } from './mark.ts';
import type { PlacedMark } from './marking.ts';
import type { Box } from './placing.ts';

/** The question to the player. */
export const PROMPT = '[data-prompt], [data-prompt] > [data-says]';

/** Neither marked nor dimmed: the bar, the prompt, the button that gives the answer. */
export const KEPT_BRIGHT = `[data-bar], ${PROMPT}, [data-place="${GO_PLACE}"]`;

/** The gap around a marked place, with its ring, in pixels. */
const AIR = 6;

interface Props {
  readonly placed: readonly PlacedMark[];
  readonly kept: readonly Box[];
}

/** For a drawing as large as the page. */
export function Veil({ placed, kept }: Props) {
  if (placed.length === 0) return undefined;
  const round = placed.filter(({ spot }) => spot !== undefined);
  const boxes = [...placed.filter(({ spot }) => spot === undefined).map(({ box }) => box), ...kept];
  return (
    <>
      <mask id="advice-light">
        <rect width="100%" height="100%" fill="#fff" />
        {boxes.map(({ x, y, width, height }, index) => (
          <rect
            key={index}
            x={x - AIR}
            y={y - AIR}
            width={width + 2 * AIR}
            height={height + 2 * AIR}
            rx="10"
            fill="#000"
          />
        ))}
        {round.map(({ place, box }) => (
          <circle
            key={place}
            cx={box.x + box.width / 2}
            cy={box.y + box.height / 2}
            r={box.width / 2}
            fill="#000"
          />
        ))}
      </mask>
      <rect class={styles.veil} data-veil width="100%" height="100%" mask="url(#advice-light)" />
    </>
  );
}
