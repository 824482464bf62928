'use client';

import { useEffect, useReducer } from 'react';
import { keepTrying, late } from '../../base/index.ts';
import type { PopoverBoxProps } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Fetches what a reader needs once there are rows, and not before. One file, so that it is one request. */
export const loadOverlays = late(() => import('./overlays.ts'));

/** What `loadOverlays` gives: at once where it is there, and else once it is, if it `isWanted`. */
export function useOverlays(isWanted: boolean): typeof loadOverlays.chunk {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { chunk } = loadOverlays;
  const isMissing = isWanted && !chunk;
  useEffect(() => (isMissing ? keepTrying(loadOverlays, drawAgain) : undefined), [isMissing]);
  return chunk;
}

/** A small dialog beside a button, in the container of the inbox. Renders a `<div role="dialog">`. */
export function ButtonBox(props: Omit<PopoverBoxProps, 'container'>) {
  const { container } = useInboxSettings('ButtonBox');
  const overlays = useOverlays(true);
  return overlays && <overlays.PopoverBox {...props} container={container} />;
}
