import { markRead } from './markRead.tsx';
import { markUnread } from './markUnread.tsx';
import type { MessageAction } from './messageAction.ts';
import { remove } from './remove.tsx';

/** Every action, in the order in which a menu and a bar show them. */
export const messageActions: readonly MessageAction[] = [markRead, markUnread, remove];
