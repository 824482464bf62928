import './fakeDom.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { fakeElement } from './fakeDom.ts';

/**
 * Renders components without output in one tick, effects included. They are unmounted with the test, if not before: `unmount` does
 * it in one tick, `leave` as React does, so that layout effects end before the others.
 */
export function mountReact(element: ReactNode) {
  const root = createRoot(fakeElement());
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  render(element);
  onTestFinished(() => render(null));
  return { render, unmount: () => render(null), leave: () => root.render(null) };
}
