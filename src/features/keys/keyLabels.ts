import type { KeyWords } from '../../locales/index.ts';
import type { Key } from './keyTable.ts';

/** What the sheet needs of a line of the table. */
export type KeyLine = Pick<Key<never>, 'what' | 'shortcuts'>;

/** The parts of the sheet. */
export const keyGroups = ['goTo', 'notifications', 'select'] as const;

/** The part of the sheet that a line is in. */
export function groupOf({ what }: KeyLine): (typeof keyGroups)[number] {
  return typeof what !== 'string' || what === 'undo'
    ? 'notifications'
    : what.startsWith('select')
      ? 'select'
      : 'goTo';
}

/** What the sheet says of a line. */
export function labelOf({ what }: KeyLine, { text }: KeyWords): string {
  return typeof what === 'string' ? text(what) : what.map(({ label }) => label).join(' / ');
}
