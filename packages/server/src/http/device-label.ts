// The name of a device in its owner's list: browser and system, and nothing else that could identify it. Both are proper
// names, the same in every language.

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

/** '' for anything but a browser. */
export function deviceLabel(userAgent: string | undefined): string {
  const named = (names: typeof BROWSERS): string =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '';
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== '').join(', ');
}
