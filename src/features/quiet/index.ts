import type { InboxFeature } from '../../inbox/features/Feature.ts';
import { loadQuiet, waitForQuiet } from './loadQuiet.ts';

/**
 * Lets the reader pause notifications and choose quiet hours, in the panel's menu and in the preferences: what is not critical is then
 * neither announced nor noticed, and summed up once when that ends.
 */
export function quiet(): InboxFeature {
  return { id: 'quiet', begins: 'page', before: waitForQuiet, load: loadQuiet };
}
