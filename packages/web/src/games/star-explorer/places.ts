// The places of the table, by the `data-place` of their elements.
export const SKY_PLACE = 'sky';
export const CHOICES_PLACE = 'choices';
export const NOTHING_PLACE = 'nothing';
export const choicePlace = (choice: string): string => `choice-${choice}`;
