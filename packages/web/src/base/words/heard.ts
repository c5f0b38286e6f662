// The games write a glyph before the name of a kind, for terminals without colour. The name says it all: a page shows, and who
// listens hears, it alone.

export const heard = (sentence: string): string => sentence.replace(/[▲○◆■] /g, '');
