// Quiet hours: a person chooses them, by the clock of their place. Notices wait until they end.

export interface QuietHours {
  /** Minutes of the day; they may pass midnight. */
  readonly starts: number;
  readonly ends: number;
  /** A time zone such as `Europe/Paris`. */
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 1440;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours around this moment end; undefined outside of them. */
export function quietUntil({ starts, ends, zone }: QuietHours, now: number): number | undefined {
  const here = minuteOf(now, zone);
  const isQuiet = starts <= ends ? starts <= here && here < ends : here >= starts || here < ends;
  if (!isQuiet) return undefined;
  const whole = Math.floor(now / MINUTE) * MINUTE;
  const end = whole + ((ends - here + DAY) % DAY) * MINUTE;
  // If the clocks change meanwhile, the end is read from the clock of that night.
  const off = ((minuteOf(end, zone) - ends + DAY + DAY / 2) % DAY) - DAY / 2;
  return Math.max(now + 1, end - off * MINUTE);
}

/** The minute of the day in this time zone. */
function minuteOf(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}
