// What could be said of either of two lines, read from the score sheet and the pile. A checker checks every claim
// before it is spoken.
import type { Board, Kind, StarExplorer } from '@planisphere/star-explorer';
import { type ComparedLines, SUBJECTS, type Subject } from '../../review/claim.ts';
import { bothTilesBy } from './both-tiles.ts';
import type { StarExplorerClaim } from './claims.ts';
import { drawnIn } from './counted.ts';
import { ofDrawings } from './propose-drawings.ts';
import { broughtBy, givenBy } from './prospects.ts';

type Compared = ComparedLines<StarExplorer>;

/** `isLater`: whether this line is better by later rounds. */
export function proposeClaims(
  compared: Compared,
  isLater: (about: Subject) => boolean = () => true,
): readonly StarExplorerClaim[] {
  return SUBJECTS.flatMap((about) => {
    const other: Subject = about === 'best' ? 'played' : 'best';
    const [own, its] = [drawnIn(compared.lines[about]), drawnIn(compared.lines[other])];
    return own === undefined || its === undefined
      ? ofChoices(compared, about, other)
      : ofDrawings(compared, about, { own, its, later: isLater(about) });
  });
}

function ofChoices(compared: Compared, about: Subject, other: Subject): readonly StarExplorerClaim[] {
  const { before, seat, lines } = compared;
  const [own, its] = [lines[about][0], lines[other][0]];
  if (own === undefined || its === undefined || own.do === 'draw' || its.do === 'draw') return [];
  const board = before.boards[seat] as Board;
  const [points, than] = [broughtBy(before, seat, own), broughtBy(before, seat, its)];
  const claims: StarExplorerClaim[] = [];
  if (points !== undefined && than !== undefined && points > than)
    claims.push({ kind: 'brings', about, points, than });
  if (own.do === 'size' && its.do === 'size') {
    const [given, otherwise] = [givenBy(before, seat, own.size), givenBy(before, seat, its.size)];
    if (given !== undefined && otherwise !== undefined && given < otherwise)
      claims.push({ kind: 'gives', about, points: given, than: otherwise });
  }
  // Either choice must bring as much: what follows counts in it.
  const isLess = points !== undefined && than !== undefined && points < than;
  if (isLess) return claims;
  if (own.do === 'side' && its.do === 'side') {
    const tiles = (kind: unknown): number => board.backs.filter((each) => each === kind).length;
    if (tiles(own.kind) > tiles(its.kind))
      claims.push({
        kind: 'tiles',
        about,
        of: own.kind as Kind,
        count: tiles(own.kind),
        than: tiles(its.kind),
      });
  }
  const both = bothTilesBy(before, board, own);
  if (both !== undefined) claims.push({ kind: 'same-kind', about, ...both });
  return claims;
}
