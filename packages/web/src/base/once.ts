// Asks once, and again when that failed. A file that has come would else be waited for all the same: for one turn of the page.

export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= load().catch((fault) => {
      asked = undefined;
      throw fault;
    });
    return asked;
  };
}
