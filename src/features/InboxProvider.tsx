'use client';

import { late } from '../base/index.ts';
import { type InboxProviderProps, InboxProvider as Provider } from '../inbox/index.ts';

const readyMade = [
  late(() => import('./readyMade.ts')),
  late(() => import('./lists/code.tsx')),
  late(() => import('./questions/code.tsx')),
] as const;

/** Gives the parts below it a subscriber, words and features: those of `features`, and what the backend can do besides. Renders nothing of its own. */
export function InboxProvider(props: InboxProviderProps) {
  return <Provider {...props} readyMade={readyMade} />;
}
