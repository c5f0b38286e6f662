// Libraries check less when they are in production; a peer is measured as it would be used.

export async function inProduction<R>(work: () => R | Promise<R>): Promise<R> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
