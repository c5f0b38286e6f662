// One setting of the server: its name in the environment, what it is for, and how its text is read.

export class WrongSetting extends Error {}

export interface Setting<T> {
  readonly name: string;
  readonly help: string;
  /** The default, for the help. */
  readonly fallback: string;
  read(text: string | undefined): T;
}

function wrong(name: string, expected: string, text: string): WrongSetting {
  return new WrongSetting(`${name}: ${expected} is expected, not ${JSON.stringify(text.slice(0, 80))}.`);
}

type Description = Pick<Setting<unknown>, 'name' | 'help'>;

export function wholeNumber(
  about: Description,
  range: { readonly min: number; readonly max: number; readonly fallback: number },
): Setting<number> {
  return {
    ...about,
    fallback: String(range.fallback),
    read: (text) => {
      if (text === undefined) return range.fallback;
      const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= range.min && number <= range.max) return number;
      throw wrong(about.name, `a whole number from ${range.min} to ${range.max}`, text);
    },
  };
}

/** Undefined when it is not given. */
export function maybeNumber(
  about: Description,
  range: { readonly min: number; readonly max: number },
): Setting<number | undefined> {
  const { read } = wholeNumber(about, { ...range, fallback: range.min });
  return { ...about, fallback: 'none', read: (text) => (text === undefined ? undefined : read(text)) };
}

export function plainText(about: Description, fallback: string): Setting<string> {
  return {
    ...about,
    fallback,
    read: (text) => {
      if (text === undefined) return fallback;
      if (text.trim() === '') throw wrong(about.name, 'a text', text);
      return text;
    },
  };
}

export function oneOf<const T extends string>(
  about: Description,
  choices: readonly T[],
  fallback: NoInfer<T>,
): Setting<T> {
  return {
    ...about,
    fallback,
    read: (text) => {
      const choice = text === undefined ? fallback : choices.find((each) => each === text);
      if (choice === undefined) throw wrong(about.name, choices.join(' or '), text ?? '');
      return choice;
    },
  };
}

/** Undefined when it is not given. The value may hold a password, so it is never repeated. */
export function address(about: Description, protocols: readonly string[]): Setting<string | undefined> {
  return {
    ...about,
    fallback: 'none',
    read: (text) => {
      if (text === undefined) return undefined;
      const protocol = URL.canParse(text) ? new URL(text).protocol : '';
      if (protocols.includes(protocol)) return text;
      throw new WrongSetting(
        `${about.name}: an address that begins with ${protocols.join(' or ')} is expected.`,
      );
    },
  };
}
