import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

/** Opens the search of a ready-made panel, unless it is open, and with it the filters. Returns the field. */
export async function openSearch({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<HTMLInputElement> {
  const button = await screen.findByRole('button', { name: 'Search notifications' });
  if (button.getAttribute('aria-expanded') === 'false') {
    await userEvent.click(button);
  }
  return screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search notifications' });
}
