'use client';

import { late } from '../../base/index.ts';
import type { PopoverBoxProps } from '../../primitives/index.ts';
import { useLate } from '../dom/useLate.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Fetches what a reader needs once there are rows, and not before. One file, so that it is one request. */
export const loadOverlays = late(() => import('./overlays.ts'));

/** What `loadOverlays` gives, once it `isWanted` and there. */
export const useOverlays = (isWanted: boolean) => useLate(loadOverlays, isWanted);

/** A small dialog beside a button, in the container of the inbox. Renders a `<div role="dialog">`. */
export function ButtonBox(props: Omit<PopoverBoxProps, 'container'>) {
  const { container } = useInboxSettings('ButtonBox');
  const overlays = useOverlays(true);
  return overlays && <overlays.PopoverBox {...props} container={container} />;
}
