// npm's postinstall: records an installation made by hand, so that set-up does not repeat it.
import { markInstalled } from './install.mjs';

markInstalled();
