'use client';

import { useMemo } from 'react';
import { callSafely } from '../../base/index.ts';
import { type InboxMessage, useCapabilities } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageAction, MessageActions } from '../settings/messageAction.ts';
import type { Offered } from '../settings/Places.ts';
import { readyMadeActions } from './readyMadeActions.ts';
import { useMessageActs } from './useMessageActs.ts';

/** The actions of messages: the ready-made ones, as the provider's `actions` and then `own` have changed them. */
export function useMessageActions(own?: MessageActions): readonly MessageAction[] {
  const { translator, actions, places } = useInboxSettings('useMessageActions');
  const { place } = useRoot('useMessageActions');
  const acts = useMessageActs();
  const capabilities = useCapabilities('useMessageActions');
  return useMemo(() => {
    const readyMade = readyMadeActions
      .filter(({ capability }) => capability === undefined || capabilities[capability] !== false)
      .map(
        ({ label, bulkLabel = label, run, capability, ...action }): MessageAction => ({
          ...action,
          label: translator.text(label),
          bulkLabel: translator.text(bulkLabel),
          onSelect: (messages) => run(idsOf(messages), acts),
        }),
      );
    const all = [...readyMade, ...(places?.actions(place, capabilities, acts.move) ?? [])];
    // What cannot be had back is the last.
    const sorted = all.sort(
      (one, other) => Number(one.tone !== undefined) - Number(other.tone !== undefined),
    );
    return changed(changed(sorted, actions), own);
  }, [translator, acts, capabilities, actions, own, places, place]);
}

/** The actions that are offered for at least one of these messages, and for which of them. */
export function offeredFor(
  actions: readonly MessageAction[],
  messages: readonly InboxMessage[],
): readonly Offered[] {
  return actions.map((action) => [action, messages.filter((message) => action.appliesTo?.(message) ?? true)]);
}

/** The first of these actions that is offered for any of these messages, and for which of them. */
export function firstOffered(
  actions: readonly MessageAction[],
  messages: readonly InboxMessage[],
): Offered | undefined {
  return offeredFor(actions, messages).find(([, concerned]) => concerned.length > 0);
}

/** Does an action. A fault of the host's surfaces as an uncaught error and breaks nothing here. */
export function runAction(action: MessageAction, messages: readonly InboxMessage[]): void {
  callSafely(() => action.onSelect(messages));
}

/** The letter of a key; none of an event without one, as browsers send it when they fill in a form. On a keyboard with letters of another script it is where that letter would be. */
export function letterOf({ key = '', code = '' }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[^a-z\P{L}]$/iu.test(key) ? code.replace('Key', '') : key.toUpperCase();
}

/** Does the action that has a key as its shortcut and is offered for one of these messages; false where there is none. A held key does it once. */
export function runShortcut(
  actions: readonly MessageAction[],
  messages: readonly InboxMessage[],
  press: Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>,
): boolean {
  const letter = letterOf(press);
  const found = firstOffered(
    actions.filter(({ shortcut }) => shortcut === letter),
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
