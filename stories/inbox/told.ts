import { expect, screen, waitFor } from 'storybook/test';
import { storyWorld } from '#.storybook/storyWorld';

/** Seen, and said by the live region or an alert. */
export async function told(words: string): Promise<void> {
  await screen.findByText(words, { ignore: '[role="status"]' });
  const said = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  await waitFor(() => expect(said.map(({ textContent }) => textContent).join()).toContain(words));
}

/** The rows are there, and the live connection. */
export async function loaded(): Promise<void> {
  await screen.findByRole('feed');
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
}
