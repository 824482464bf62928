import { expect, test } from '@playwright/test';

test('a message that comes is shown, and marked as read', async ({ page }) => {
  await page.goto('/?mocks');
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await expect.poll(() => page.evaluate(() => world.sockets)).toBe(1);
  await page.evaluate(() => world.receive({ subject: 'Hello' }));
  const row = page.getByRole('article', { name: 'Unread: Hello' });
  await row.hover();
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(row).toHaveCount(0);
});
