'use client';

import type { ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

/** What the host gave for a slot, or the ready-made piece: where it gave nothing, and where its own piece throws. */
export function fillSlot(slot: ReactNode, readyMade: ReactNode): ReactNode {
  return slot === undefined ? readyMade : <SlotBoundary fallback={readyMade}>{slot}</SlotBoundary>;
}

/** Renders a message, or a piece of it. */
export type DrawMessage = (message: InboxMessage) => ReactNode;

/** The same for a slot that is drawn for a message. */
export function drawSlot(
  draw: DrawMessage | undefined,
  message: InboxMessage,
  readyMade: ReactNode,
): ReactNode {
  return fillSlot(draw && <HostDrawn draw={() => draw(message)} />, readyMade);
}

/** Props of `HostDrawn`. */
export interface HostDrawnProps {
  draw: () => ReactNode;
}

/** Calls a function of the host's while React renders inside the boundary, which then catches what the function throws. */
export function HostDrawn({ draw }: HostDrawnProps) {
  return draw();
}
