// `npm run docs`: builds the documents as a site, in packages/site/dist/site, with the API. Does nothing when nothing
// has changed.
import { buildDocs, setUp } from './setup.mjs';

setUp();
buildDocs({ api: true });
