// The games write French for terminals, with plain spaces before : ; ! and ?. On a screen, where lines wrap, a no-break
// space keeps the mark with its word. English has no such spaces.

export const typeset = (sentence: string): string => sentence.replace(/ (?=[:;!?])/g, '\u202f');
