import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { bringScreenReader, spokenIn } from './spokenIn.ts';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

/** What a screen reader says of the sheet of keys: a line for each of its own, without the words for a term and its definition. */
async function transcript(
  locale: string,
  dir: string,
  title: string,
  snooze: string,
): Promise<readonly string[]> {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 900 } });
  await showStory(page, 'inbox/Shortcuts.stories.tsx', 'Sheet', { locale, dir });
  // The words have been fetched.
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText(snooze, { exact: true }).waitFor();
  await bringScreenReader(page);
  const said = await spokenIn(dialog, 200);
  await page.context().close();
  const line = /(?:term\n)+(.*)\nend of term\ndefinition\n([\s\S]*?)\nend of definition/g;
  return said
    .join('\n')
    .replace(line, (_all, label: string, keys: string) => `- ${label}: ${keys.replaceAll('\n', ' ')}`)
    .split('\n');
}

test('a screen reader says in English which keys there are, under their headings, and that the letters can be turned off', async () => {
  expect(await transcript('en', 'ltr', 'Keyboard shortcuts', 'Snooze')).toMatchInlineSnapshot(`
    [
      "dialog, Keyboard shortcuts",
      "dialog, Keyboard shortcuts",
      "heading, Keyboard shortcuts, level 2",
      "button, Close",
      "heading, Go to, level 3",
      "- Next notification: J ↓",
      "- Previous notification: K ↑",
      "- Open: Enter",
      "- Tab by number: G 1 – 2",
      "- Search: /",
      "- Keyboard shortcuts: ?",
      "heading, Notifications, level 3",
      "- Not now / Archive: E",
      "- Remove message: # Del",
      "- Snooze: H",
      "- Mark as read / Mark as unread: U",
      "- Answer: A 1 2 3 4 5 6 7 8 9",
      "- Make a task: T",
      "- Undo: Ctrl Z",
      "heading, Select, level 3",
      "- Select: X",
      "- Select a range: Shift J Shift ↓ Shift K Shift ↑ Shift X",
      "- Select all: Ctrl A",
      "Single-letter keys",
      "switch, Single-letter keys, checked",
      "end of dialog, Keyboard shortcuts",
    ]
  `);
});

test('a screen reader says the same in Arabic', async () => {
  expect(await transcript('ar', 'rtl', 'اختصارات لوحة المفاتيح', 'تأجيل')).toMatchInlineSnapshot(`
    [
      "dialog, اختصارات لوحة المفاتيح",
      "dialog, اختصارات لوحة المفاتيح",
      "heading, اختصارات لوحة المفاتيح, level 2",
      "button, إغلاق",
      "heading, الانتقال إلى, level 3",
      "- الرسالة التالية: J ↓",
      "- الرسالة السابقة: K ↑",
      "- فتح: Enter",
      "- علامة التبويب حسب رقمها: G 1 – 2",
      "- بحث: /",
      "- اختصارات لوحة المفاتيح: ?",
      "heading, الإشعارات, level 3",
      "- ليس الآن / أرشفة: E",
      "- إزالة الرسالة: # Del",
      "- تأجيل: H",
      "- تحديد كمقروء / تحديد كغير مقروء: U",
      "- الرد: A 1 2 3 4 5 6 7 8 9",
      "- Make a task: T",
      "- تراجع: Ctrl Z",
      "heading, تحديد, level 3",
      "- تحديد: X",
      "- تحديد نطاق: Shift J Shift ↓ Shift K Shift ↑ Shift X",
      "- تحديد الكل: Ctrl A",
      "مفاتيح الحرف الواحد",
      "switch, مفاتيح الحرف الواحد, checked",
      "end of dialog, اختصارات لوحة المفاتيح",
    ]
  `);
});

test('a screen reader says the same in Polish', async () => {
  expect(await transcript('pl', 'ltr', 'Skróty klawiszowe', 'Odłóż')).toMatchInlineSnapshot(`
    [
      "dialog, Skróty klawiszowe",
      "dialog, Skróty klawiszowe",
      "heading, Skróty klawiszowe, level 2",
      "button, Zamknij",
      "heading, Przejdź do, level 3",
      "- Następna wiadomość: J ↓",
      "- Poprzednia wiadomość: K ↑",
      "- Otwórz: Enter",
      "- Karta według numeru: G 1 – 2",
      "- Szukaj: /",
      "- Skróty klawiszowe: ?",
      "heading, Powiadomienia, level 3",
      "- Nie teraz / Archiwizuj: E",
      "- Usuń wiadomość: # Del",
      "- Odłóż: H",
      "- Oznacz jako przeczytane / Oznacz jako nieprzeczytane: U",
      "- Odpowiedz: A 1 2 3 4 5 6 7 8 9",
      "- Make a task: T",
      "- Cofnij: Ctrl Z",
      "heading, Zaznacz, level 3",
      "- Zaznacz: X",
      "- Zaznacz zakres: Shift J Shift ↓ Shift K Shift ↑ Shift X",
      "- Zaznacz wszystkie: Ctrl A",
      "Klawisze jednoliterowe",
      "switch, Klawisze jednoliterowe, checked",
      "end of dialog, Skróty klawiszowe",
    ]
  `);
});
