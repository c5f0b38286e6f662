// `npm run release`: turns the notes of `changes/` into a version and the changelog. docs/releasing.md says what comes after.
import { makeVersion } from './release/changes.mjs';
import { root, stop } from './workspace.mjs';

try {
  console.log(makeVersion(root));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
