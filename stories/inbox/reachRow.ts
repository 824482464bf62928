import { userEvent, within } from 'storybook/test';

/** Moves the pointer over a row, which then has its read toggle. */
export async function reachRow(row: HTMLElement): Promise<HTMLElement> {
  await userEvent.hover(row);
  return row;
}

/** The read toggle of a row, which the row has once it is reached. */
export async function readToggle(row: HTMLElement | undefined): Promise<HTMLElement> {
  await reachRow(row ?? document.body);
  // Some browsers draw it a moment later.
  return within(row ?? document.body).findByRole('button', { name: /^Mark as (read|unread)/ });
}
