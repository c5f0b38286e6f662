// Pictures of positions for links, as SVG: the server loads this module and turns them into PNG. Built apart from the
// app (build/pictures.ts).
import { renderToString } from 'preact-render-to-string';
import { isGameId } from '../../base/games.ts';
import { POSTERS } from '../../games/posters.ts';
import { dailyNumber } from '../../pages/puzzles/sets.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import { CAPTION, INK, POSTER, type Poster } from '../../table/poster.ts';

export interface PictureRequest {
  readonly game: string;
  /** In the notation of the game; if it is missing, `puzzle` names the position. */
  readonly position?: string;
  /** The number of a puzzle; 0 is the puzzle of the day. */
  readonly puzzle?: number;
  /** The game and its players. */
  readonly title: string;
  /** Their points; '' if there is nothing to say. */
  readonly under: string;
}

/** Undefined if the position cannot be read, or the game has no picture. */
export async function pictureOf({
  game,
  position,
  puzzle,
  title,
  under,
}: PictureRequest): Promise<string | undefined> {
  const poster = isGameId(game) ? POSTERS[game] : undefined;
  if (!isGameId(game) || poster === undefined) return undefined;
  const { game: rules } = await loadRules(game);
  const parsed = rules.notation.parse(position ?? (await puzzleOf(poster, puzzle ?? 0)) ?? '');
  if (!parsed.ok) return undefined;
  const { width, height } = POSTER;
  const foot = height - CAPTION;
  return renderToString(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{title}</title>
      <rect width={width} height={height} fill={INK.ground} />
      {poster.draw(parsed.value)}
      <rect y={foot} width={width} height={CAPTION} fill="#070c1d" />
      <path d={`M0 ${foot}H${width}`} stroke={INK.brass} stroke-width="3" />
      <g font-family="EB Garamond" font-weight="600" fill={INK.line}>
        <text x="40" y={foot + 68} font-size="46">
          {shortened(title)}
        </text>
        <text x={width - 40} y={foot + 68} font-size="46" text-anchor="end" fill={INK.brass}>
          {under === '' ? 'Planisphere' : under}
        </text>
      </g>
    </svg>,
  );
}

async function puzzleOf(poster: Poster, number: number): Promise<string | undefined> {
  const { puzzles } = await poster.puzzles();
  const today = number === 0 ? dailyNumber(dayOf(new Date()), puzzles.length) : number;
  return puzzles[today - 1]?.position;
}

/** Characters: two names and a game fit. */
const LONGEST = 44;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
