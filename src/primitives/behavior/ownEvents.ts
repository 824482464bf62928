import type { SyntheticEvent } from 'react';

/**
 * Ends the way of an event up the tree of React, which leads out of a portal and into whatever a host has put around the inbox. In the
 * document it goes on: a host that counts all presses there hears of it.
 */
export function endInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true;
}

/** The handlers of a field that belongs to no form around it: neither Enter nor a check, a reset or what is sent is the form's. */
export const ownField = { form: '', onInput: endInReact };

/** The events that go up the tree of React, but for those that only follow another of these. */
const names =
  'Click DoubleClick AuxClick ContextMenu Focus Blur Input Change Submit Copy Cut Paste Wheel KeyDown KeyUp MouseDown MouseUp MouseMove MouseOver MouseOut PointerDown PointerUp PointerMove PointerOver PointerOut TouchStart TouchMove TouchEnd DragStart DragEnter DragOver DragLeave DragEnd Drop';

/** The handlers of the root of a portal: what happens in it is heard by nobody around its parent in React. */
export const ownEvents: Readonly<Record<string, typeof endInReact>> = Object.fromEntries(
  names.split(' ').map((name) => [`on${name}`, endInReact]),
);
