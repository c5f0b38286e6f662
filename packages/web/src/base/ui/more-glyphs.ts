// The glyphs of the second sheet.

/** What the first screen and Stellar's table do not show. */
export const MORE =
  'owl v-great v-good v-slip v-blunder ui-luck ui-skill se-red se-white se-yellow se-blue se-axis se-out se-lit se-first ui-redo ui-replay ui-chat ui-share ui-bot ui-human ui-bell ui-qr ui-daily ui-globe ui-settings ui-lock ui-offline ui-search ui-export ui-trash ui-key ui-laptop ui-phone ui-keyboard ui-text ui-lines ui-motion ui-warn ui-info ui-seal ui-send ui-mail ui-hourglass ui-pattern ui-unplug ui-minus ui-hidden ui-flag ui-pause ui-spark ui-smile ui-target ui-download ui-fair ui-branch ui-first ui-last ui-prev1 ui-next1 ui-turn-back ui-turn-on ui-duplicate ui-swiss'.split(
    ' ',
  );
