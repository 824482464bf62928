'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLists } from '../view/useLists.ts';

/**
 * A field that searches the loaded messages of the open tab: titles, texts and names of senders, whatever the case and the accents. What was
 * found is marked, in single rows, and older messages are loaded on request. Renders a `<div>`, once its code is there.
 */
export const InboxSearch = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function InboxSearch(props, ref) {
    const lists = useLists('Inbox.Search', true);
    return lists ? <lists.Search {...props} partRef={ref} words={lists.words} /> : null;
  },
);
