import { late } from '../../base/index.ts';
import type { InboxFeature } from '../../inbox/features/Feature.ts';

const load = late(() => import('./code.tsx'));

/** The menu of a row opens where the browser would open its own: at the pointer, and by the keys for it. */
export function contextMenu(): InboxFeature {
  return { id: 'context-menu', load };
}
