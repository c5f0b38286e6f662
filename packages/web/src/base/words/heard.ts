// Removes the glyph that games write before the name of a kind, for terminals without colour. A page shows and says the
// name alone.

export const heard = (sentence: string): string => sentence.replace(/[▲○◆■] /g, '');
