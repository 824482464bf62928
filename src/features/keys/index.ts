import { late } from '../../base/index.ts';
import type { InboxFeature } from '../../inbox/features/Feature.ts';
import type { KeysOptions } from './KeysOptions.ts';

const loadKeys = late(() => import('./code.tsx'));

/** Letters act on the rows, such as E for done, and `?` shows a sheet of all keys. Readers can turn them off. */
export function keys(options: KeysOptions = {}): InboxFeature {
  return { id: 'keys', load: () => loadKeys().then(({ keysCode }) => keysCode(options)) };
}
