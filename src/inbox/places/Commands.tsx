'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Offered, Places, ShowBeside } from '../settings/Places.ts';

/** Props of `Commands`. */
export interface CommandsProps {
  offered: readonly Offered[];
  /** Draws a command, which does what `ask` says instead, where that is given. */
  draw: (one: Offered, ask?: (event: Event) => void) => ReactNode;
  beside: ShowBeside;
  times: Places['times'];
}

/** The commands of a menu. One that asks for a time replaces them by the times, in the same place: beside them is no room on a phone. */
export function Commands({ offered, draw, beside, times }: CommandsProps) {
  const [asked, setAsked] = useState<string>();
  const [left, setLeft] = useState<readonly [menu: Element | null, id: string]>();
  useEffect(() => {
    // The time that had the focus is gone: back to the command that led to it.
    const [menu, id] = left ?? [];
    menu?.querySelector<HTMLElement>(`[data-action="${id}"]`)?.focus();
  }, [left]);
  const [action, concerned = []] = offered.find(([{ id }]) => id === asked) ?? [];
  const menu = action && times(action);
  return menu
    ? menu(concerned, {
        beside,
        onBack: (element) => {
          setAsked(undefined);
          setLeft([element, action.id]);
        },
      })
    : offered.map((one) => {
        const [{ id }] = one;
        return draw(
          one,
          times(one[0]) &&
            ((event) => {
              event.preventDefault();
              setAsked(id);
            }),
        );
      });
}
