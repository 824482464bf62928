import {
  followPreferences,
  type InboxClient,
  type InboxMessage,
  shownPreferences,
  workflowOf,
} from '../../data/index.ts';

/** What tells whether the workflow of a message cannot be switched off, until it is ended. */
export interface CriticalWatch {
  isCritical(message: InboxMessage): boolean;
  end(): void;
}

/** Follows which workflows cannot be switched off. */
export function watchCritical(client: InboxClient): CriticalWatch {
  return {
    isCritical: (message) =>
      workflowOf(message, shownPreferences(client, 'template') ?? [])?.workflow.critical === true,
    end: followPreferences(client),
  };
}
