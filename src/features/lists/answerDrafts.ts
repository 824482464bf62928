import { type InboxClient, pendingChangesOf } from '../../data/index.ts';

/**
 * What this reader has written beside the buttons of messages, by their ids, until the server has confirmed an answer. In this page only: it
 * ends with the client, so that no other reader finds it.
 */
export function answerDraftsOf(client: InboxClient): Map<string, FormData> {
  return client.service(createAnswerDrafts);
}

function createAnswerDrafts(client: InboxClient): Map<string, FormData> {
  const drafts = new Map<string, FormData>();
  const { get, subscribe } = pendingChangesOf(client);
  subscribe(() => {
    for (const { type, target } of get().ended) {
      if (type === 'button') {
        for (const id of target.ids) {
          drafts.delete(id);
        }
      }
    }
  });
  return drafts;
}
