import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { bringScreenReader, spokenIn } from './spokenIn.ts';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

/** What is said of a form, of what is wrong with it, of an answer, and of one that came too late. */
async function transcript(locale: string, dir: string) {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 800 } });
  await page.clock.setFixedTime('2026-11-26T09:00:00Z');
  await showStory(page, 'inbox/Questions.stories.tsx', 'TooLate', { locale, dir });
  const payment = page.locator('[data-message-id="payment"]');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await payment.getByRole('spinbutton').waitFor();
  await bringScreenReader(page);
  const form = await spokenIn(payment.locator('form'));
  await payment.getByRole('spinbutton').fill('900');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  const amount = await spokenIn(payment.locator('form > *').first(), 1);
  await payment.getByRole('spinbutton').fill('90');
  await payment.getByRole('combobox').selectOption('team');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await payment.getByText('Maya').waitFor();
  const conflict = await spokenIn(payment.locator('[data-carillon="item-answers"]'));
  await page.context().close();
  return {
    form: form.filter((phrase) => /^(spinbutton|combobox|group|button)/.test(phrase)),
    amount,
    conflict,
  };
}

const fields = [
  'spinbutton, Amount, 120, In euros, required',
  'combobox, Account, has popup listbox, not expanded, required',
  'group, Tell',
  'button, Pay',
];

test('a screen reader says in English what an answer asks for, what is wrong with it, and who was faster', async () => {
  expect(await transcript('en', 'ltr')).toEqual({
    form: [...fields, 'button, Cancel'],
    amount: ['Amount', 'spinbutton, Amount, 900, In euros At most 500, invalid, required'],
    conflict: ['alert', 'Declined by Maya', 'time', 'now', 'end of time', 'end of alert'],
  });
});

test('a screen reader says the same in Arabic', async () => {
  expect(await transcript('ar', 'rtl')).toEqual({
    form: [...fields, 'button, إلغاء'],
    amount: ['Amount', 'spinbutton, Amount, 900, In euros 500 على الأكثر, invalid, required'],
    conflict: ['alert', 'Declined – Maya', 'time', 'الآن', 'end of time', 'end of alert'],
  });
});

test('a screen reader says the same in Polish', async () => {
  expect(await transcript('pl', 'ltr')).toEqual({
    form: [...fields, 'button, Anuluj'],
    amount: ['Amount', 'spinbutton, Amount, 900, In euros Co najwyżej 500, invalid, required'],
    conflict: ['alert', 'Declined – Maya', 'time', 'teraz', 'end of time', 'end of alert'],
  });
});
