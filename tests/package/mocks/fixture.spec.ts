import { test as base, expect } from '@playwright/test';
import { failing } from 'carillon-testing';
import { type InboxFixtures, inboxFixtures } from 'carillon-testing/playwright';

const test = base.extend<InboxFixtures>(inboxFixtures);

const errors: string[] = [];
test.use({
  worldOptions: {
    backendUrl: 'https://notifications.example.com',
    socketUrl: 'https://live.example.com',
    applicationIdentifier: 'my-app',
    subscriberId: 'ana',
  },
});
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A reload ends what is loading.
    if (reason !== 'net::ERR_ABORTED') {
      errors.push(`${request.url()} failed: ${reason}`);
    }
  });
});

test('a message is shown live and marked as read, and no worker is there', async ({ page, world }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await expect.poll(() => world.sockets).toBe(1);
  world.receive({ subject: 'Hello' });
  const row = page.getByRole('article', { name: 'Unread: Hello' });
  await row.hover();
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => world.messages()[0]?.read).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(errors).toEqual([]);
});

test('a test has a world of its own, with its failures, and a broken line that comes back', async ({
  page,
  world,
}) => {
  const end = failing(503)(world);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  end();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
  await expect.poll(() => world.sockets).toBe(1);
  world.disconnect();
  expect(world.sockets).toBe(0);
  await expect.poll(() => world.sockets).toBe(1);
  world.receive();
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor();
  expect(errors).toEqual([]);
});
