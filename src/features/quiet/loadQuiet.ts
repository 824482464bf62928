import { late } from '../../base/index.ts';
import { type InboxClient, silenceOf } from '../../data/index.ts';

/** Nothing of it is needed where an inbox is never quiet. */
export const loadQuiet = late(() => import('./code.tsx'));

/** As long as its code is not there, nothing is announced or noticed: it may be night. */
export function waitForQuiet(client: InboxClient): () => void {
  return silenceOf(client).add(() => true);
}
