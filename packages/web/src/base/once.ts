// Loads something once, and again if that failed.

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
