// Reads typed text as a piece and a place: in notation or by their names, without regard to case and accents.
import type { GameEditor } from './editor.ts';
import type { Sketch } from './model.ts';

export interface Typed {
  /** Undefined: takes away the last piece in the place. */
  readonly piece: string | undefined;
  readonly place: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}?]+/u)
    .filter(Boolean);

export function readTyped(editor: GameEditor, sketch: Sketch, text: string): Typed | undefined {
  const away = /^\s*[-−]/.test(text);
  const words = wordsOf(text);
  if (away) {
    const place = placeOf(editor, sketch, words);
    return place === undefined ? undefined : { piece: undefined, place };
  }
  const { model, names } = editor;
  const pieces = new Map(
    model
      .pieces(sketch)
      .flatMap(({ id }) =>
        [id, names.piece(id), model.alias?.(id) ?? id].map((said) => [wordsOf(said).join(' '), id] as const),
      ),
  );
  for (let length = 1; length < words.length; length++) {
    const piece = pieces.get(words.slice(0, length).join(' '));
    const place = piece === undefined ? undefined : placeOf(editor, sketch, words.slice(length), piece);
    if (piece !== undefined && place !== undefined) return { piece, place };
  }
  return undefined;
}

/** The first place that all words match; a number must match whole, a word may be shortened. */
function placeOf(
  { model, names }: GameEditor,
  sketch: Sketch,
  words: readonly string[],
  piece?: string,
): string | undefined {
  if (words.length === 0) return undefined;
  return model.places(sketch).find(({ id }) => {
    if (piece !== undefined && !model.fits(sketch, piece, id)) return false;
    const about = [...wordsOf(id), ...wordsOf(names.place(id))];
    return words.every((word) =>
      about.some((each) => (/^\d+$/.test(word) || word.length === 1 ? each === word : each.startsWith(word))),
    );
  })?.id;
}
