import { virtual } from '@guidepup/virtual-screen-reader';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { TeamInbox } from './TeamInbox.tsx';
import { comment, question } from './teamMessages.ts';

const meta = preview.meta({
  title: 'Compose/What waits for me/Spoken',
  component: TeamInbox,
  tags: ['!autodocs'],
  args: {
    messages: [
      comment('c3', 1, 'maya', 'Launch', 'Ship it.'),
      comment('c2', 2, 'jonas', 'Launch', 'Ready.'),
      comment('c1', 3, 'ines', 'Launch', 'Almost.', { read: true }),
      question('q1', 5),
    ],
  },
});

/** What a screen reader says from one end of an element to the other. */
async function spokenIn(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  const last = `end of ${(await virtual.spokenPhraseLog())[0] ?? ''}`;
  for (let steps = 0; steps < 60 && (await virtual.lastSpokenPhrase()) !== last; steps += 1) {
    await virtual.next();
  }
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}

/** What it says of the rows, of the way into the group, of an answer that was given, and of what a search has found. */
async function transcript(
  { canvasElement, userEvent }: StoryContext,
  tab: RegExp,
): Promise<Record<string, string | undefined>> {
  const inbox = within(canvasElement);
  const rows = async (count: number) => {
    await waitFor(() => expect(inbox.getAllByRole('article')).toHaveLength(count));
    return inbox.getAllByRole('article');
  };
  await rows(2);
  // The words have been fetched.
  await inbox.findByRole('tab', { name: tab });
  // Not by `userEvent`: the screen reader brings a keyboard of its own, beside which React does not hear this one.
  fireEvent.change(inbox.getByRole('searchbox'), { target: { value: 'ready' } });
  const [result = canvasElement] = await rows(1);
  const announced =
    canvasElement.querySelector<HTMLElement>('[data-carillon="announcement"]') ?? canvasElement;
  await waitFor(() => expect(announced).toHaveTextContent(/./));
  const found = (await spokenIn(result))[0];
  const announcement = announced.textContent ?? '';
  await userEvent.click(
    canvasElement.querySelector('[data-carillon="search-field"] button') ?? canvasElement,
  );

  const [group = canvasElement, asked = canvasElement] = await rows(2);
  const ofGroup = await spokenIn(group);
  const question = (await spokenIn(asked))[0];
  await userEvent.click(within(asked).getByRole('button', { name: 'Approve' }));
  await within(asked).findByText('Approved');
  return {
    group: ofGroup[0],
    more: ofGroup.find((phrase) => phrase.startsWith('button') && phrase.includes('Jonas')),
    question,
    answer: (await spokenIn(asked)).at(-3),
    found,
    announcement,
  };
}

export const English = meta.story({
  name: 'says in English how large a group is, a question, its answer, and what was found',
  args: { locale: 'en' },
  play: async (context) => {
    expect(await transcript(context, /Needs you/)).toEqual({
      group:
        'article, Unread: Maya commented on Launch, 3 messages, 2 unread Ship it., position 1, set size 2',
      more: 'button, and 2 more from Jonas and Inês, Unread: Maya commented on Launch, not expanded',
      question:
        'article, Unread: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
      answer: 'Approved',
      found: 'article, Unread: Jonas commented on Launch, Ready., position 1, set size 1',
      announcement: '1 found',
    });
  },
});

export const Arabic = meta.story({
  name: 'says the same in Arabic',
  args: { locale: 'ar' },
  play: async (context) => {
    expect(await transcript(context, /بانتظار ردك/)).toEqual({
      group:
        'article, غير مقروء: Maya commented on Launch, 3 رسائل، إشعاران غير مقروءين Ship it., position 1, set size 2',
      more: 'button, رسائل أخرى من Jonas وInês: 2, غير مقروء: Maya commented on Launch, not expanded',
      question:
        'article, غير مقروء: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
      answer: 'Approved',
      found: 'article, غير مقروء: Jonas commented on Launch, Ready., position 1, set size 1',
      announcement: 'عُثر على رسالة واحدة',
    });
  },
});

export const Polish = meta.story({
  name: 'says the same in Polish',
  args: { locale: 'pl' },
  play: async (context) => {
    expect(await transcript(context, /Czekają na Ciebie/)).toEqual({
      group:
        'article, Nieprzeczytane: Maya commented on Launch, 3 wiadomości, 2 nieprzeczytane Ship it., position 1, set size 2',
      more: 'button, i jeszcze 2: Jonas i Inês, Nieprzeczytane: Maya commented on Launch, not expanded',
      question:
        'article, Nieprzeczytane: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
      answer: 'Approved',
      found: 'article, Nieprzeczytane: Jonas commented on Launch, Ready., position 1, set size 1',
      announcement: 'Znaleziono 1',
    });
  },
});
