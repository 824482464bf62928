import { expect, screen, waitFor, within } from 'storybook/test';
import { type Reader, row } from './listActs.ts';

/** Waits for the keys of a list, whose code is fetched, and for those of certain letters, which other code brings. */
export async function keysAreThere(feed: HTMLElement, letters = ''): Promise<void> {
  await waitFor(() => {
    const shortcuts = feed.getAttribute('aria-keyshortcuts')?.split(' ');
    expect(shortcuts).toEqual(expect.arrayContaining(['ArrowDown', ...letters]));
  });
}

/** Puts the focus on a row, once there are keys. */
export async function focusRow({ canvas }: Reader, id: string, letters = ''): Promise<void> {
  await keysAreThere(await canvas.findByRole('feed'), letters);
  row(id).focus();
  await expect(row(id)).toHaveFocus();
}

/** The id of the message whose row has the focus itself. */
export const focusedId = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset.messageId : undefined;
};

/** The ids of the selected rows, from above. */
export const selectedIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-message-id][data-selected]')].map(
    ({ dataset }) => dataset.messageId,
  );

/** The open sheet of keys. */
export const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

/** What the open sheet says: the words of each line, and its keys. */
export async function sheetLines(): Promise<ReadonlyMap<string, readonly string[]>> {
  const terms = within(await sheet()).getAllByRole('term');
  return new Map(
    terms.map((term) => [
      term.textContent ?? '',
      [...(term.nextElementSibling?.children ?? [])].map((shortcut) => shortcut.textContent?.trim() ?? ''),
    ]),
  );
}
