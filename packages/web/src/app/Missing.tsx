// Shown instead of a page that does not exist.
import { Notice } from '../base/ui/Notice.tsx';
import { appWords } from '../base/words/index.ts';

export function Missing() {
  return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
}
