'use client';

import { useMemo } from 'react';
import { callSafely } from '../../base/index.ts';
import { type InboxMessage, updateMessages, useCapabilities, useInboxClient } from '../../data/index.ts';
import type { ActionContext } from '../features/Feature.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { FeatureAction, MessageAction, MessageActions, Offered } from '../settings/messageAction.ts';
import { readyMadeActions } from './readyMadeActions.tsx';
import { useMark } from './useMark.ts';

/** The actions of messages: the ready-made ones, as the provider's `actions` and then `own` have changed them. */
export function useMessageActions(own?: MessageActions): readonly FeatureAction[] {
  const { translator, actions, features, undoMs } = useInboxSettings('useMessageActions');
  const { place } = useRoot('useMessageActions');
  const mark = useMark('useMessageActions');
  const client = useInboxClient('useMessageActions');
  const capabilities = useCapabilities('useMessageActions');
  return useMemo(() => {
    const context: ActionContext = {
      place,
      capabilities,
      undoMs,
      change: (ids, effect) => void updateMessages(client, { ids, ...effect, undoMs }),
    };
    const added = features.flatMap(([, { actions: more }]) => more?.(context) ?? []);
    const readyMade = readyMadeActions(translator, capabilities, added, {
      // The reader can take back a single mark by the opposite one, so only marks of several messages are held for undo.
      mark: (messages, read) =>
        mark(idsOf(messages), read, { undoMs: messages.length > 1 ? undoMs : undefined }),
      remove: (messages) => void updateMessages(client, { ids: idsOf(messages), removed: true, undoMs }),
    });
    return changed(changed(readyMade, actions), own);
  }, [translator, mark, client, capabilities, actions, own, features, place, undoMs]);
}

/** The actions that are offered for at least one of these messages, and for which of them. Of some that are unread, all are marked as read first. */
export function offeredFor(
  actions: readonly FeatureAction[],
  messages: readonly InboxMessage[],
): readonly Offered[] {
  return actions
    .map((action) => [action, messages.filter((message) => action.appliesTo?.(message) ?? true)] as const)
    .filter(([, concerned]) => concerned.length > 0)
    .filter(([{ id }], _, all) => id !== 'unread' || !all.some(([other]) => other.id === 'read'));
}

/** The first of these actions that is offered for any of these messages, and for which of them. */
export function firstOffered(
  actions: readonly FeatureAction[],
  messages: readonly InboxMessage[],
): Offered | undefined {
  return offeredFor(actions, messages)[0];
}

/** Does an action. A fault of the host's surfaces as an uncaught error and breaks nothing here. */
export function runAction(action: FeatureAction, ...given: Parameters<FeatureAction['onSelect']>): void {
  callSafely(() => action.onSelect(...given));
}

/** The letter of a key; none of an event without one, as browsers send it when they fill in a form. On a keyboard with letters of another script it is where that letter would be. */
export function letterOf({ key = '', code = '' }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[^a-z\P{L}]$/iu.test(key) ? code.replace('Key', '') : key.toUpperCase();
}

/** Does the action that has a key as its shortcut and is offered for one of these messages; false where there is none. A held key does it once. */
export function runShortcut(
  actions: readonly FeatureAction[],
  messages: readonly InboxMessage[],
  press: Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>,
): boolean {
  const letter = letterOf(press);
  const found = firstOffered(
    actions.filter(({ shortcut }) => shortcut?.split(' ').includes(letter)),
    messages,
  );
  if (found !== undefined && !press.repeat) {
    runAction(...found);
  }
  return found !== undefined;
}

function idsOf(messages: readonly InboxMessage[]): readonly string[] {
  return messages.map(({ id }) => id);
}

function changed(
  actions: readonly MessageAction[],
  change: MessageActions | undefined,
): readonly MessageAction[] {
  return callSafely(() => change?.(actions)) ?? actions;
}
