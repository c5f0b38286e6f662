// A refused drawing is told with its place, in both languages.
import { LOCALES, type Seat } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { createGhost, type Ghost, ghostTable, starExplorerText } from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import { at, CROSSED, event, SECOND, THIRD } from './positions.ts';

function why(position: string, text: string, locale: 'en' | 'fr'): string | undefined {
  const decision = event(text);
  if (decision.by === 'chance') throw new Error(text);
  const seat: Seat = decision.by;
  const view = starExplorer.view(at(position), seat);
  return starExplorerText.whyNot?.(view, { seat, action: decision.action }, locale);
}

describe('why a drawing is refused', () => {
  it.each([
    ['DRAW-2', THIRD, 'A draw III h8-h9-h10', 'Horologium has no line like h'],
    ['DRAW-3', THIRD, 'A draw III k8-j9-i9-h8-g7-f7', 'That is the mirror image of Horologium'],
    ['DRAW-4', SECOND, 'A draw II a7-b7', 'a7 and b7 are hidden by the frame.'],
    ['DRAW-4', THIRD, 'A draw III h10-g11', 'g11 is hidden by the frame.'],
    ['DRAW-5', THIRD, 'A draw III f6-g7', 'The pole star cannot be used.'],
    ['DRAW-6', SECOND, 'A draw II g10-h10', 'g10 already belongs to Cepheus.'],
    ['DRAW-7', THIRD, 'A draw III h7-i6', 'The line h7-i6 would cross i7-h6 of Crater.'],
    ['DRAW-7', THIRD, 'A draw III i9-j8,i8-j9', 'The lines i9-j8 and j9-i8 would cross.'],
    ['DRAW-8', SECOND, 'A draw II h10-i10,h8-i8', 'h8 and i8 hang on none of the other stars.'],
    ['DRAW-9', CROSSED, 'A draw II i7-h7-h8-i9-j8,j7-i7', 'The line j8-j7 of Tucana is missing.'],
  ])('%s with its place: %s, %s', (_, position, decision, said) => {
    expect(why(position, decision, 'en')).toContain(said);
    expect(why(position, decision, 'fr')).toMatch(/\.$/);
  });

  it('says nothing of what is legal, of another round and of no drawing', () => {
    expect(why(THIRD, 'A draw III none', 'en')).toBeUndefined();
    expect(why(THIRD, 'A draw II h10-i10', 'en')).toBeUndefined();
    expect(why('_ 5 | WYBRRBY RB R _ cep:none', 'A size 8', 'en')).toBeUndefined();
  });

  it('DRAW-8 blames the edge in the terminal, and says on which side', () => {
    const view = at('_ 9 | WYBRRBY RB R _ leo:_');
    const start = createGhost(view, 0) as Ghost;
    const shown = (x: number, y: number, locale: 'en' | 'fr'): string =>
      [0, 1, 2, 3]
        .flatMap((turns) =>
          ghostTable(
            view,
            { ...start, x, y, turns },
            { locale, viewer: 0, names: [''], paint: (text) => text, width: 90 },
          ),
        )
        .filter((line) => line.startsWith('✗'))
        .join('\n');
    const all = LOCALES.map((locale) => {
      const lines: string[] = [];
      for (let x = -5; x <= 5; x++) for (let y = -5; y <= 5; y++) lines.push(shown(x, y, locale));
      return lines.join('\n');
    });
    expect(all[0]).toMatch(/beyond the edge of the disc (on the left|on the right|at the top), and the rest/);
    expect(all[1]).toMatch(/le bord du disque (à gauche|à droite|en haut), et le reste/);
    expect(all.join()).not.toMatch(/cut it|couper/);
  });
});
