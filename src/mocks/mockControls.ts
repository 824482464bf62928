import { failing, noSocket } from './scenarios.ts';
import type { World } from './worldContract.ts';

/** The buttons of `InboxDevtools` for a world: a message arrives, the socket server is out of reach, every call fails with 503. */
export function mockControls(world: World) {
  let sent = 0;
  return {
    /** A message arrives live. */
    sendMessage(): void {
      sent += 1;
      world.receive({ content: `Message ${sent} of the devtools` });
    },
    /** The socket server cannot be reached. Returns the function that mends it. */
    breakLine: (): (() => void) => noSocket(world),
    /** Every call fails with 503. Returns the function that ends it. */
    failCalls: (): (() => void) => failing(503)(world),
  };
}
