'use client';

import { useMemo } from 'react';
import { callSafely } from '../../base/index.ts';
import { type InboxMessage, useCapabilities } from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageAction, MessageActions } from '../settings/messageAction.ts';
import { readyMadeActions } from './readyMadeActions.ts';
import { useMessageActs } from './useMessageActs.ts';

/** The actions of messages: the ready-made ones, as the provider's `actions` and then `own` have changed them. */
export function useMessageActions(own?: MessageActions): readonly MessageAction[] {
  const { translator, actions } = useInboxSettings('useMessageActions');
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
    return changed(changed(readyMade, actions), own);
  }, [translator, acts, capabilities, actions, own]);
}

/** The actions that are offered for at least one of these messages, and for which of them. */
export function offeredFor(
  actions: readonly MessageAction[],
  messages: readonly InboxMessage[],
): readonly (readonly [action: MessageAction, concerned: readonly InboxMessage[]])[] {
  return actions.map((action) => [action, messages.filter((message) => action.appliesTo?.(message) ?? true)]);
}

/** Does an action. A fault of the host's surfaces as an uncaught error and breaks nothing here. */
export function runAction(action: MessageAction, messages: readonly InboxMessage[]): void {
  callSafely(() => action.onSelect(messages));
}

function idsOf(messages: readonly InboxMessage[]): readonly string[] {
  return messages.map(({ id }) => id);
}

function changed(
  actions: readonly MessageAction[],
  change: MessageActions | undefined,
): readonly MessageAction[] {
  let result = actions;
  callSafely(() => {
    result = change?.(actions) ?? actions;
  });
  return result;
}
