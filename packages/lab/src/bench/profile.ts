// Records a CPU profile, which Chrome's developer tools and VS Code can open.
import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';

export async function profiled<R>(file: string, work: () => Promise<R>): Promise<R> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    const result = await work();
    const { profile } = await session.post('Profiler.stop');
    await writeFile(file, JSON.stringify(profile));
    return result;
  } finally {
    session.disconnect();
  }
}
