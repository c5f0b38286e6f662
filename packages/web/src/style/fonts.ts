// Two families, Latin only: English and French need no more, and nothing comes from elsewhere.
import cabin from '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2?url';
import garamondItalic from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'EB Garamond Variable', file: garamond, weight: '400 800', style: 'normal' },
  { family: 'EB Garamond Variable', file: garamondItalic, weight: '400 800', style: 'italic' },
  { family: 'Cabin Variable', file: cabin, weight: '400 700', style: 'normal' },
];

function addFonts(): void {
  for (const { family, file, ...how } of FONTS)
    document.fonts.add(new FontFace(family, `url(${file}) format("woff2")`, { ...how, display: 'swap' }));
}

/**
 * On a first visit through a slow network the fonts would take the place of the board that the next tap needs; so they let
 * it go first. Later they lie in the service worker's store and come with the page.
 */
export function addFontsAfter(needed: Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) addFonts();
  else void needed.finally(addFonts);
}
