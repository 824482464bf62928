import { QueryObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { holdRows } from '../facts/heldRows.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { messagesFeedOptions } from './messagesFeed.ts';

/** Asks for the first page of a feed, as a list of it does, and tells of everything that changes what is shown of messages. */
export function watchFeed(client: InboxClient, query: MessagesQuery, onChange: () => void) {
  const options = messagesFeedOptions(client, query);
  const observer = new QueryObserver(client.queryClient, options);
  const stops = [
    observer.subscribe(onChange),
    messageFactsOf(client).subscribe(onChange),
    pendingChangesOf(client).subscribe(onChange),
    // Its rows are not on screen, so none of them has to stay loaded.
    holdRows(client, () => [], options.queryKey),
  ];
  return {
    /** Not while it is asked for, since one call may change all that it has, nor while there is only what an earlier visit has stored. */
    isAnswered(): boolean {
      const { data: fact, isFetching } = observer.getCurrentResult();
      return fact !== undefined && !fact.isStored && !isFetching;
    },
    end(): void {
      for (const stop of stops) {
        stop();
      }
    },
  };
}
