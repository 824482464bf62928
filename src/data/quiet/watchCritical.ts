import { QueryObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import type { PreferenceWorkflow } from '../model/preference.ts';
import { preferencesOptions, shownPreferences } from '../preferences/preferences.ts';
import { isRecord } from '../transport/guards.ts';

/** What tells whether the workflow of a message cannot be switched off, until it is ended. */
export interface CriticalWatch {
  isCritical(message: InboxMessage): boolean;
  end(): void;
}

/** Follows which workflows cannot be switched off. */
export function watchCritical(client: InboxClient): CriticalWatch {
  const end = new QueryObserver(client.queryClient, preferencesOptions(client, 'template')).subscribe(
    () => {},
  );
  return {
    isCritical: ({ kind }) =>
      (shownPreferences(client, 'template') ?? []).some(
        ({ workflow }) => workflow.critical && namesOf(workflow).includes(kind),
      ),
    end,
  };
}

/** The names of a workflow, of which one is the kind of its messages. */
function namesOf({ id, identifier, triggers }: PreferenceWorkflow): readonly unknown[] {
  const names = Array.isArray(triggers) ? triggers.map((one) => isRecord(one) && one.identifier) : [];
  return [id, identifier, ...names].filter(Boolean);
}
