import { expect, waitFor } from 'storybook/test';

/** A button may be off until what it needs to know has come, such as a count. Waits until it can be pressed, and gives it. */
export async function pressable(find: () => HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(find()).not.toHaveAttribute('aria-disabled'));
  return find();
}
