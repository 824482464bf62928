'use client';

import { late } from '../../base/index.ts';
import type { InboxContext } from '../../inbox/features/Feature.ts';
import { useLate } from '../../inbox/root/useLate.ts';

/** Needs the panel, or the preferences. */
const loadControls = late(() => import('./controls.ts'));

/** Props of `QuietControls`. */
export interface QuietControlsProps extends Pick<InboxContext, 'announce'> {
  part: 'QuietItems' | 'QuietSection';
}

/** Where the reader pauses and chooses hours, once the code of it is there. */
export function QuietControls({ part, announce }: QuietControlsProps) {
  const controls = useLate(loadControls);
  const Part = controls?.[part];
  return Part ? <Part announce={announce} /> : null;
}
