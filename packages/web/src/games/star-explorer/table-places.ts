// The places of the table that a hint points at, by their `data-place`.
export const SKY_PLACE = 'sky';
export const CHOICES_PLACE = 'choices';
export const NOTHING_PLACE = 'nothing';
export const choicePlace = (choice: string): string => `choice-${choice}`;
