'use client';

import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { part } from '../../primitives/index.ts';
import { useNeeded } from '../view/useNeeded.ts';
import { below } from './InboxItem.css.ts';
import { useItem } from './ItemContext.ts';

/** Props of `Inbox.ItemAnswers`: those of a `<div>`. */
export interface ItemAnswersProps extends ComponentPropsWithoutRef<'div'> {
  /** Fields beside the answers, such as a note or a choice: their values are sent with the answer, by their names. @default none */
  children?: ReactNode;
  /** Whether each answer has a button, however many there are: else a menu has all but the first where there are more than two. @default false */
  showAll?: boolean | undefined;
}

/**
 * The answers that the sender offers, or what has become of them. A failed one shows that, and can be given again. One that asks for
 * something shows its fields, and one that cannot be taken back asks once more. One that has an address and no words for its result is rendered
 * as a link. Of a message whose time is over nothing can be answered, and of a closed group what the host lets be answered at once. Its code is
 * loaded with the first message that has answers. Renders a `<div>`, or nothing without answers.
 *
 * @selector [data-state="pending" | "running" | "failed" | "done" | "over" | "withdrawn" | "forbidden"]
 */
export const ItemAnswers = forwardRef<HTMLDivElement, ItemAnswersProps>(function ItemAnswers(props, ref) {
  const { answers, parts, answered } = useItem('Inbox.ItemAnswers').message;
  // Most messages have none, and pay nothing for what is below.
  return answers?.length || parts?.length || answered?.label ? <Needed {...props} partRef={ref} /> : null;
});

function Needed({ partRef, ...props }: ItemAnswersProps & { partRef: ForwardedRef<HTMLDivElement> }) {
  const questions = useNeeded('Inbox.ItemAnswers', 'questions', true);
  const { children, showAll, ...native } = props;
  return questions ? (
    <questions.Answers {...props} partRef={partRef} />
  ) : (
    // As high as the buttons that come.
    <div style={{ blockSize: '34px' }} {...part('item-answers', native, below)} ref={partRef} />
  );
}
