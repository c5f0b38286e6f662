// In the place of a page that a game does not have yet.
import { t } from '../locales/index.ts';
import { Notice } from '../ui/Notice.tsx';

export function Coming() {
  return <Notice title={t().home.coming} text={t().home.comingText} />;
}
