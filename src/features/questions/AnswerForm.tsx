'use client';

import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { endInReact } from '../../primitives/index.ts';
import { createDrafts, textsIn } from './drafts.ts';
import { fillFields } from './fillFields.ts';

/** Props of `AnswerForm`: those of a `<form>`. */
export interface AnswerFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  messageId: string;
  /** The answer that its fields are for; undefined for fields that go with any answer. */
  answer?: string | undefined;
  partRef: RefObject<HTMLFormElement | null>;
  onSend?: (() => void) | undefined;
}

/** Fields that go with an answer. What was written before, and no server has confirmed, stands in them. Renders a `<form>`. */
export function AnswerForm({ messageId, answer, partRef, onSend, ...form }: AnswerFormProps) {
  const drafts = useInboxClient('AnswerForm').service(createDrafts);
  useBeforePaint(() => {
    // At the element itself: a form of the host's around it would hear of it before React does.
    const own = partRef.current;
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onSend?.();
    };
    own?.addEventListener('submit', submit);
    return () => own?.removeEventListener('submit', submit);
  }, [partRef, onSend]);

  useBeforePaint(() => {
    const written = drafts.get(messageId);
    if (partRef.current && written) {
      fillFields(partRef.current, written.values);
      // While they were filled, what React had drawn last stood in some of them.
      drafts.set(messageId, written);
    }
  }, [drafts, messageId, partRef]);

  return (
    <form
      noValidate={answer !== undefined}
      {...form}
      ref={partRef}
      onInput={(event) => {
        endInReact(event);
        drafts.set(messageId, { answer, values: textsIn(event.currentTarget) });
      }}
      onChange={endInReact}
      onInvalid={endInReact}
    />
  );
}
