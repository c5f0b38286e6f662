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

export function addFonts(): void {
  for (const { family, file, ...how } of FONTS)
    document.fonts.add(new FontFace(family, `url(${file}) format("woff2")`, { ...how, display: 'swap' }));
}
