// Refuses a Node that is too old before anything is installed for it. Kept to syntax that old versions parse.
import { SetUpFailure } from './failure.mjs';

const oldest = [20, 19];

/** @param {string} version such as 20.19.0 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new SetUpFailure(`Planisphere needs Node ${oldest.join('.')} or newer; this is Node ${version}.`);
}
