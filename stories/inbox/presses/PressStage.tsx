import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { waitFor } from 'storybook/test';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxProviderProps } from '../../../src/inbox/index.ts';
import { type Stage, settledFrames } from './pressAll.ts';
import { pressedMessages } from './pressedMessages.ts';
import { type Recorder, record } from './recorder.ts';

/** What stands on the stage now. */
let shown: ReactNode = null;
const listeners = new Set<() => void>();

function show(node: ReactNode): void {
  shown = node;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** Where the harness puts one new inbox after the other. */
export function PressStage() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
  );
}

/** What the harness tells an inbox: a reader of its own, no live socket, and callbacks that are noted. */
export interface StageProps {
  readonly subscriberId: string;
  readonly recorder: Recorder;
  readonly callbacks: Pick<
    InboxProviderProps,
    | 'navigate'
    | 'onMessageClick'
    | 'onAnswer'
    | 'onUnreadCountChange'
    | 'onUnseenCountChange'
    | 'onError'
    | 'onMessage'
  >;
}

let readers = 0;

/** Puts a new inbox on the stage, and waits until `ready` finds what it waits for. */
export async function openStage(
  draw: (props: StageProps) => ReactNode,
  rootOf: () => ParentNode,
  ready: string,
): Promise<Stage> {
  // Or the links of the first bodies would come while something else is pressed.
  await import('../../../src/primitives/markdown/renderMarkdown.tsx');
  const world = storyWorld.current();
  readers += 1;
  const subscriberId = `reader-${readers}`;
  world.setMessages(pressedMessages(), subscriberId);
  const recorder = record(world, subscriberId, rootOf);
  const { callback } = recorder;
  const callbacks = {
    navigate: callback('navigate'),
    onMessageClick: callback('onMessageClick'),
    onAnswer: callback('onAnswer'),
    onUnreadCountChange: callback('onUnreadCountChange'),
    onUnseenCountChange: callback('onUnseenCountChange'),
    onError: callback('onError'),
    onMessage: callback('onMessage'),
  };
  // The key makes it another inbox, and not the one before with another reader.
  show(<Fragment key={subscriberId}>{draw({ subscriberId, recorder, callbacks })}</Fragment>);
  await waitFor(() => {
    if (rootOf().querySelector(ready) === null) {
      throw new Error(`Nothing to press yet: there is no ${ready}.`);
    }
    // Their code comes after the rows.
    if (rootOf().querySelector('[data-carillon="item-answers"]:empty') !== null) {
      throw new Error('Not all to press yet: answers have no buttons.');
    }
  });
  await recorder.quiet(settledFrames);
  return {
    recorder,
    root: rootOf,
    leave() {
      show(null);
      recorder.end();
    },
  };
}
