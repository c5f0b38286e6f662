// Two font families, Latin only: English and French need no more. This script adds them, not a style sheet, so that the
// page decides when.
import cabin from '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2?url';
import garamondItalic from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'EB Garamond Variable', file: garamond, weight: '400 800', style: 'normal' },
  { family: 'EB Garamond Variable', file: garamondItalic, weight: '400 800', style: 'italic' },
  { family: 'Cabin Variable', file: cabin, weight: '400 700', style: 'normal' },
];

/**
 * The browser lays a page out again when it is given a font, and again when that font arrives: so the fonts arrive
 * first.
 */
export async function addFonts(): Promise<void> {
  const fonts = FONTS.map(
    ({ family, file, ...how }) =>
      new FontFace(family, `url(${file}) format("woff2")`, { ...how, display: 'swap' }),
  );
  // Few words are italic; the browser fetches that font when it meets one.
  await Promise.allSettled(fonts.filter(({ style }) => style === 'normal').map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
