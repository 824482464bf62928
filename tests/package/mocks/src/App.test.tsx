import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createWorld, handlers } from 'carillon-testing';
import { setupServer } from 'msw/node';
import { App } from './App';

const server = setupServer();
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the bell counts a message that arrives', async () => {
  const world = createWorld();
  server.use(...handlers(world));
  render(<App {...world} />);
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  await waitFor(() => expect(world.sockets).toBe(1));
  world.receive({ subject: 'Hello' });
  await screen.findByRole('button', { name: 'Notifications, 4 unread' });
});

test('the panel opens where there is no layout, and marks the clicked message', async () => {
  const world = createWorld();
  server.use(...handlers(world));
  render(<App {...world} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const [unread] = await screen.findAllByRole('article', { name: /^Unread: / });
  fireEvent.pointerEnter(unread as HTMLElement);
  fireEvent.click(within(unread as HTMLElement).getByRole('button', { name: /^Mark as read/ }));
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await waitFor(() => expect(world.messages().filter(({ read }) => !read)).toHaveLength(2));
});
