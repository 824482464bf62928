'use client';

import { type InboxClient, pendingChangesOf, readerKey, useInboxClient } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import type { AnswerFormProps } from '../../inbox/features/Lists.ts';
import { endInReact } from '../../primitives/index.ts';
import { fillFields, valuesOf } from './answerFields.ts';

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
      if (type === 'answer') {
        for (const id of target.ids) {
          drafts.delete(id);
        }
      }
    }
  });
  return drafts;
}

/** Fields of the host's beside the buttons of a message. What was written before, and no server has confirmed, stands in them. */
export function AnswerForm(props: AnswerFormProps) {
  const { identity } = useInboxClient('AnswerForm');
  // Another reader has fields of their own.
  return <Fields {...props} key={readerKey(identity)} />;
}

function Fields({ messageId, partRef, ...form }: AnswerFormProps) {
  const client = useInboxClient('AnswerForm');
  useBeforePaint(() => {
    // At the element itself: a form of the host's around it would hear of it before React does.
    partRef.current?.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    const drafts = answerDraftsOf(client);
    const written = drafts.get(messageId);
    if (partRef.current && written) {
      fillFields(partRef.current, written);
      // While they were filled, what React had drawn last stood in some of them.
      drafts.set(messageId, written);
    }
  }, [client, messageId, partRef]);

  return (
    <form
      {...form}
      ref={partRef}
      onInput={(event) => {
        endInReact(event);
        takeAnswer(client, messageId, event.currentTarget);
      }}
      onChange={endInReact}
      onInvalid={endInReact}
    />
  );
}

/** What is written beside the buttons of a message, for its answer. It is kept until an answer is confirmed. */
export function takeAnswer(client: InboxClient, messageId: string, form: HTMLFormElement) {
  const written = new FormData(form);
  answerDraftsOf(client).set(messageId, written);
  return valuesOf(written);
}
