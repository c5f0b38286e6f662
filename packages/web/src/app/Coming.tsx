// In the place of a page that a game does not have yet.

import { Notice } from '../base/ui/Notice.tsx';
import { appWords } from '../base/words/index.ts';

export function Coming() {
  return <Notice title={appWords().home.coming} text={appWords().home.comingText} />;
}
