import axe from 'axe-core';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { catalogue } from '../../src/locales/index.ts';
import { timesTag } from '../../src/locales/times.ts';
import { buildPreferences } from '../../src/mocks/index.ts';
import { lacksTimeWords } from '../../tests/support/timeWords.ts';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { lostWords } from './lostWords.ts';
import { LanguagePicker } from './SpokenInbox.tsx';

const meta = preview.meta({
  title: 'Languages/On the screens/Interactions',
  component: LanguagePicker,
  args: { feeds: 2 },
  // Few rows, for they are the same in every language.
  parameters: { layout: 'padded', world: { messages: unreadMessages(2), preferences: buildPreferences(2) } },
});

/** Goes through all languages on one page, and gathers what is wrong with each. */
async function inEveryLanguage(
  canvasElement: HTMLElement,
  check: () => Promise<readonly string[]>,
): Promise<string[]> {
  const picker = within(canvasElement).getByRole('combobox', { name: 'Language' });
  const wrong: string[] = [];
  await bringOutMoreWords(canvasElement);
  for (const { tag, direction, load } of catalogue) {
    const { tryAgain, noNewNotification, allNotifications, undo } = await load();
    await fireEvent.change(picker, { target: { value: tag } });
    // Words and marks come in one picture.
    const spoken = `[data-contents][lang="${tag}"][dir="${direction}"]`;
    await waitFor(() => expect(canvasElement.querySelectorAll(spoken)).toHaveLength(5));
    const words = [tryAgain, noNewNotification, allNotifications, undo];
    const missing = words.filter((one) => !canvasElement.textContent.includes(one));
    wrong.push(...[...missing, ...(await check())].map((what) => `${tag} ${what}`));
  }
  // Else it is sent when the story is left, to a server that is gone.
  canvasElement.querySelector<HTMLElement>('[data-carillon="toast"] button')?.click();
  return wrong;
}

/** In one feed a message is removed, which can be undone, and in the other messages are selected. */
async function bringOutMoreWords(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const [first] = await canvas.findAllByRole('article');
  await choose(within(first as HTMLElement).getByRole('button', { name: 'More actions' }), 'Remove message');
  await canvas.findAllByRole('button', { name: 'Undo' });
  const menus = canvasElement.querySelectorAll<HTMLElement>('[data-carillon="menu-button"]');
  await choose(menus[1] as HTMLElement, 'Select');
  await canvas.findByRole('toolbar');
}

async function choose(menu: HTMLElement, item: string): Promise<void> {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Both in one round: to put up a language takes longer than to look at it. */
export const EveryLanguage = meta.story({
  name: 'fault 90: no word of any language is cut off or sticks out at 320 and 400 px, and axe finds nothing in any of them',
  tags: ['long'],
  play: async ({ canvasElement }) => {
    const wrong = await inEveryLanguage(canvasElement, async () => {
      const lost = [320, 400].flatMap((widthPx) => {
        canvasElement.style.setProperty('--screen', `${widthPx}px`);
        return lostWords(canvasElement);
      });
      const { violations } = await axe.run(canvasElement, {
        runOnly: wordRules,
        resultTypes: ['violations'],
      });
      return [...lost, ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))];
    });
    await expect(wrong, wrong.join('\n')).toEqual([]);
  },
});

/** What words can break. Roles, places and colours are the same in every language, and other stories look at them. */
const wordRules = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'empty-heading',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'region',
  'select-name',
  'valid-lang',
];

export const TimesInWords = meta.story({
  name: 'times in each language are written in one that the browser has words in',
  render: () => <></>,
  play: async () => {
    const written = catalogue.map(({ tag }) => timesTag(tag));
    await expect(written.filter(lacksTimeWords)).toEqual([]);
  },
});
