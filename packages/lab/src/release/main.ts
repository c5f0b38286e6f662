// `npm run release`: turns the notes of `changes/` into a version and the changelog. docs/releasing.md says
// what comes after.
import { makeVersion } from './changes.ts';

try {
  console.log(makeVersion('.'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
