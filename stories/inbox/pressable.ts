import { expect, waitFor } from 'storybook/test';
import { storyWorld } from '#.storybook/storyWorld';

/** A button may be off until what it needs to know has come, such as a count. Waits until it can be pressed, and gives it. */
export async function pressable(find: () => HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(find()).not.toHaveAttribute('aria-disabled'));
  return find();
}

/**
 * Ends all trouble of the world at a moment in which the button of the way out takes a press. It takes none while the same is asked
 * for anyway, as a connection does once it is open: that answer could still be the trouble, and the press would be lost.
 */
export async function endFaults(wayOut: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(wayOut()).not.toHaveAttribute('aria-disabled');
    storyWorld.current().faults.clear();
  });
}
