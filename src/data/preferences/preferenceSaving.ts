import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { Change, SwitchesChange } from '../model/change.ts';
import type { Switches } from '../model/preference.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';

/** States of saving the reader's preference changes; `waiting` is for the network, `unanswered` for some seconds for an answer. */
export const savingStates = ['idle', 'saving', 'waiting', 'unanswered', 'saved', 'failed'] as const;

/** One of `savingStates`. */
export type SavingState = (typeof savingStates)[number];

/** How long a change of switches can be undone, in milliseconds, and what is told of it. */
export interface SwitchesTold extends Pick<SwitchesChange, 'label' | 'untilMs'> {
  readonly undoMs?: number | undefined;
}

/** The preference changes of a client. Created on first use, since a bell has no preferences. */
export function preferenceSavingOf(client: InboxClient) {
  return client.service(createPreferenceSaving);
}

function createPreferenceSaving(client: InboxClient) {
  const saving = createStore<SavingState>('idle');
  const pending = pendingChangesOf(client);
  const outbox = outboxOf(client);
  /** The state when nothing has failed and nothing is being sent. */
  let news: 'idle' | 'saved' = 'idle';

  const failed = () => outbox.failures.get().filter(({ kind }) => kind === 'preference');
  const isPreference = ({ kind }: Change) => kind === 'preference';
  const isPending = () => pending.get().changes.some(isPreference);
  const sending = () => {
    const oldest = pending.get().waiting.find(isPreference);
    return !oldest ? 'saving' : oldest.state === 'waiting' ? 'waiting' : 'unanswered';
  };
  let confirmed: readonly number[] = [];
  const update = () => {
    const ended = pending.get().ended.filter(isPreference);
    if (failed().length > 0) {
      news = 'idle';
    } else if (ended.some(({ id }) => !confirmed.includes(id))) {
      news = 'saved';
    }
    confirmed = ended.map(({ id }) => id);
    // One failure among several changes takes precedence, until it is retried or dismissed.
    saving.set(failed().length > 0 ? 'failed' : isPending() ? sending() : news);
  };
  pending.subscribe(update);
  outbox.failures.subscribe(update);

  return {
    get: saving.get,
    subscribe: saving.subscribe,
    /**
     * Changes switches of a workflow, or of the global preference if there is no id; with an undo time (in milliseconds) once that has
     * passed. Fails with an `InboxError`, which need not be caught.
     */
    change(
      workflowId: string | undefined,
      effect: Switches,
      { undoMs, ...told }: SwitchesTold = {},
    ): Promise<void> {
      const { length: count } = Object.keys(effect);
      return outbox.run(
        { type: 'switches', kind: 'preference', count, ...told, target: { workflowId }, effect },
        undoMs,
      );
    },
    /** The reader has seen that the changes were saved. */
    acknowledge(): void {
      if (!isPending()) {
        news = 'idle';
        outbox.failures.dismiss(failed().map(({ id }) => id));
        update();
      }
    },
  };
}

/** Which switches of the preferences to change. */
export interface UpdatePreferencesInput {
  /** The id of a workflow; without one the preference for all workflows is changed. */
  readonly workflowId?: string | undefined;
  /**
   * The switches and their new values, by the names of channels; `enabled` switches all channels and keeps the value of each for later.
   * Absent ones stay as they are.
   */
  readonly switches: Switches;
}

/** Switches a workflow or its channels on or off, or all workflows: only this is taken back where it fails. */
export function useUpdatePreferences(): InboxAction<UpdatePreferencesInput> {
  return useAction(useInboxClient('useUpdatePreferences'), updatePreferences);
}

/** Changes switches. Fails with an `InboxError`, of which the reader is told. */
export function updatePreferences(
  client: InboxClient,
  { workflowId, switches }: UpdatePreferencesInput,
): Promise<void> {
  return preferenceSavingOf(client).change(workflowId, switches);
}

/**
 * The state of saving the reader's preference changes: `failed` while a failed one was neither retried nor dismissed (see
 * `useFailedActions`), `saved` once all are confirmed. It becomes `idle` when a component that used it is unmounted.
 */
export function usePreferencesSaving(): SavingState {
  const { get, subscribe, acknowledge } = preferenceSavingOf(useInboxClient('usePreferencesSaving'));
  useEffect(() => acknowledge, [acknowledge]);
  return useSyncExternalStore(subscribe, get, get);
}
