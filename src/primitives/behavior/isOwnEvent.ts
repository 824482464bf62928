import type { SyntheticEvent } from 'react';

/**
 * Whether an event happened in the DOM of the element whose handler runs. React's events also bubble from a portal, such as an
 * open menu or a host's dialog, to its parents in React, which must ignore them.
 */
export function isOwnEvent({ currentTarget, target }: SyntheticEvent): boolean {
  return currentTarget.contains(target as Node);
}
