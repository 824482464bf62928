import { QueryObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { preferencesOptions, shownPreferences } from '../preferences/preferences.ts';
import { workflowOf } from '../preferences/workflowOf.ts';

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
    isCritical: (message) =>
      workflowOf(message, shownPreferences(client, 'template') ?? [])?.workflow.critical === true,
    end,
  };
}
