// What to call a device in the list of its owner: its browser and its system, nothing that tells two of them apart better
// than their owner needs. Both are names, the same in every language.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** '' for what is no browser. */
export function deviceLabel(userAgent: string | undefined): string {
  const named = (names: typeof BROWSERS): string =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '';
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== '').join(', ');
}
