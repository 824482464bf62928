'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Draws a text of a message: as it is, or with marks, as `markRanges` makes them. */
export const TextMarksContext = createContext((text: string): ReactNode => text);

/** A text with the marks of its surroundings. */
export function MarkedText({ text }: { text: string }): ReactNode {
  return useContext(TextMarksContext)(text);
}
