'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useNeeded } from '../view/useNeeded.ts';

/**
 * A field that searches the loaded messages of the open tab: titles, texts and names of senders, whatever the case and the accents. What was
 * found is marked, in single rows, and older messages are loaded on request. Renders a `<div>`, once its code is there.
 */
export const InboxSearch = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function InboxSearch(props, ref) {
    const lists = useNeeded('Inbox.Search', 'lists', true);
    return lists ? <lists.Search {...props} partRef={ref} words={lists.words} /> : null;
  },
);

/** Props of `Inbox.Filters`: those of a `<div>`. */
export interface InboxFiltersProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The kinds of messages that can be chosen, and their names. Keep it outside of render. @default none */
  kinds?: Readonly<Record<string, string>> | undefined;
}

/** Chips that leave messages out of the open tab: all but the unread, all but those that need the reader, and by kinds. Renders a `<div>`, once its code is there. */
export const InboxFilters = forwardRef<HTMLDivElement, InboxFiltersProps>(function InboxFilters(props, ref) {
  const lists = useNeeded('Inbox.Filters', 'lists', true);
  return lists ? <lists.Filters {...props} partRef={ref} words={lists.words} /> : null;
});
