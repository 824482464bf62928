import { markRead } from './markRead.tsx';
import { markUnread } from './markUnread.tsx';
import type { ReadyMadeAction } from './readyMadeAction.ts';
import { remove } from './remove.tsx';

/** Every ready-made action, in the order in which a menu and a bar show them. */
export const readyMadeActions: readonly ReadyMadeAction[] = [markRead, markUnread, remove];
