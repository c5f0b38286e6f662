// In the place of a page that a game does not have yet.

import { Notice } from '../base/ui/Notice.tsx';
import { t } from '../base/words/index.ts';

export function Coming() {
  return <Notice title={t().home.coming} text={t().home.comingText} />;
}
