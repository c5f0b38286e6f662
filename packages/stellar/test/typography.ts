// French typography: a no-break space before a colon and inside quotation marks, a narrow one before ; ! and ?.

/** Punctuation that could begin a line. */
export const LOOSE: RegExp = /(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)/;
