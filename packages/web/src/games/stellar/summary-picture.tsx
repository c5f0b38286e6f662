// The twelve slots of the telescope in outline, for the page to print.
import { SLOT_SPOTS } from './board/tubes.ts';

const WIDTH = 62;
const HEIGHT = 86;
const STEP = 70;
const MIDDLE = 170;

export function slotsPicture() {
  return (
    <svg viewBox="24 12 292 520" aria-hidden="true">
      {SLOT_SPOTS.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${MIDDLE + x * STEP} ${y})`}>
          <rect x={-WIDTH / 2} width={WIDTH} height={HEIGHT} rx="6" />
          <text y={HEIGHT / 2 + 9}>{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}
