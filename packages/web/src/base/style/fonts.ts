// Two families, Latin only: English and French need no more, and nothing comes from elsewhere. They are added here and not
// in a style sheet, so that the page can say when.
import cabin from '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2?url';
import garamondItalic from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'EB Garamond Variable', file: garamond, weight: '400 800', style: 'normal' },
  { family: 'EB Garamond Variable', file: garamondItalic, weight: '400 800', style: 'italic' },
  { family: 'Cabin Variable', file: cabin, weight: '400 700', style: 'normal' },
];

/** A page is laid out anew when it is given a font, and again when that font arrives: so they arrive first. */
export async function addFonts(): Promise<void> {
  const fonts = FONTS.map(
    ({ family, file, ...how }) =>
      new FontFace(family, `url(${file}) format("woff2")`, { ...how, display: 'swap' }),
  );
  // Few words are slanted; that one is fetched where one is.
  await Promise.allSettled(fonts.filter(({ style }) => style === 'normal').map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
