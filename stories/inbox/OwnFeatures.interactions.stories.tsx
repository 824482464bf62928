import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { pin } from '../../examples/pin-feature/pin.tsx';
import { memoryBackend } from '../../src/backends/index.ts';
import type { Capabilities, InboxBackend } from '../../src/data/index.ts';
import { type FeatureCode, type InboxFeature, keys } from '../../src/features.ts';
import { InboxPanel, type InboxPanelProps } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const messages = [
  { id: 'Can you join?', createdAt: '2026-11-21T08:00:00.000Z' },
  { id: 'The build is green', createdAt: '2026-11-21T07:00:00.000Z', kind: 'build' },
  { id: 'The lift works again', createdAt: '2026-11-20T08:00:00.000Z' },
  { id: 'The build is red', createdAt: '2026-11-20T07:00:00.000Z', kind: 'build' },
].map((message) => ({ ...message, title: message.id, read: true, seen: true }));

/** What was begun and ended, in order. */
const told: string[] = [];

function telling(feature: Omit<InboxFeature, 'load'>): InboxFeature {
  const code: FeatureCode = {
    start({ isListed }) {
      told.push(`${feature.id} begins ${isListed ? 'with a list' : 'without'}`);
      return () => told.push(`${feature.id} ends`);
    },
  };
  return { ...feature, load: async () => code };
}

const needing = [
  telling({ id: 'page', begins: 'page' }),
  telling({ id: 'rows' }),
  telling({ id: 'archives', need: 'archive' }),
  telling({ id: 'snoozes', need: 'snooze' }),
  telling({ id: 'severities', need: 'severity' }),
];

interface InboxProps {
  features: readonly InboxFeature[];
  locale?: string;
  list?: InboxPanelProps['list'];
  lacking?: Partial<Capabilities>;
  isOpenAtFirst?: boolean;
}

/** An inbox of a host with features of its own, which shows its list when asked to. */
function Inbox({ features, lacking = {}, isOpenAtFirst = true, locale = 'en', list }: InboxProps) {
  const [backend] = useState<InboxBackend>(() =>
    memoryBackend({ id: JSON.stringify(lacking), messages, capabilities: lacking }),
  );
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <StoryInbox backend={backend} features={features} locale={locale}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Show or hide
      </button>
      {isOpen && <InboxPanel list={list} style={{ blockSize: 480, inlineSize: 400 }} />}
    </StoryInbox>
  );
}

const meta = preview.meta({
  title: 'Features/Your own/Interactions',
  component: Inbox,
  beforeEach() {
    told.splice(0);
    localStorage.removeItem(`pins of ${storyWorld.current().subscriberId}`);
  },
});

const row = (title: string) => screen.getByRole('article', { name: title });

export const WhatTheyNeed = meta.story({
  name: 'a feature begins with the page or with a list, and not where the backend or the messages lack what it needs',
  args: { features: needing, lacking: { archive: false }, isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(told).toEqual(['page begins without']));
    await userEvent.click(canvas.getByRole('button', { name: 'Show or hide' }));
    await canvas.findAllByRole('article');
    await waitFor(() => expect(told).toContain('snoozes begins with a list'));
    await expect(told).toContain('page ends');
    const begun = told.filter((words) => words.includes('begins'));
    await expect([...new Set(begun)].sort()).toEqual([
      'page begins with a list',
      'page begins without',
      'rows begins with a list',
      'snoozes begins with a list',
    ]);
  },
});

/** Resolves when the feature is there: a menu that is open does not show what comes meanwhile. */
const pinIsThere = () => haveKey(/\bP\b/);

const haveKey = (key: RegExp) =>
  waitFor(() =>
    expect(screen.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(key)),
  );

const openMenu = async (userEvent: StoryContext['userEvent'], title: string) => {
  await pinIsThere();
  await userEvent.click(within(row(title)).getByRole('button', { name: /More actions|Weitere Aktionen/ }));
  return within(await screen.findByRole('menu'));
};

const choose = async (userEvent: StoryContext['userEvent'], title: string, action: string) => {
  const menu = await openMenu(userEvent, title);
  await userEvent.click(menu.getByRole('menuitem', { name: action }));
};

/** The headings of days, which are for the eye alone. */
const headings = () => ['Heute', 'Gestern'].filter((words) => screen.queryByText(words));

/** The titles of the rows, from the top, which are their ids too. */
const titles = () => screen.getAllByRole('article').map(({ dataset }) => dataset.messageId);

const areListed = (...expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));

export const APin = meta.story({
  name: 'a feature from outside adds an action, a mark, and an order in which what it moves has no heading of its day',
  args: { features: [pin] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await choose(userEvent, 'The lift works again', 'Pin');
    await waitFor(() => expect(titles()[0]).toBe('The lift works again'));
    await within(row('The lift works again')).findByText('Pinned');
    await expect(within(row('Can you join?')).queryByText('Pinned')).toBeNull();
    await choose(userEvent, 'The build is green', 'Pin');
    await areListed('The build is green', 'The lift works again', 'Can you join?', 'The build is red');
    const menu = await openMenu(userEvent, 'The lift works again');
    await expect(menu.queryByRole('menuitem', { name: 'Pin' })).toBeNull();
    await menu.findByRole('menuitem', { name: 'Archive' });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Unpin' }));
    await areListed('The build is green', 'Can you join?', 'The lift works again', 'The build is red');
    await expect(within(row('The lift works again')).queryByText('Pinned')).toBeNull();
  },
});

export const AKeyAndASetting = meta.story({
  name: 'a key of a feature from outside acts on the row with the focus, and a setting of its own is in the preferences',
  args: { features: [pin, keys()] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    row('The lift works again').focus();
    await pinIsThere();
    // Without the feature for keys, rows have the keys of actions alone.
    await haveKey(/\bJ\b/);
    await userEvent.keyboard('p');
    await waitFor(() => expect(titles()[0], 'pinned').toBe('The lift works again'));
    await waitFor(() => expect(row('The lift works again')).toHaveFocus());
    await userEvent.keyboard('p');
    await waitFor(() => expect(titles()[0], 'unpinned').toBe('Can you join?'));
    await waitFor(() => expect(row('The lift works again')).toHaveFocus());
    await userEvent.keyboard('p');
    await waitFor(() => expect(titles()[0], 'pinned once more').toBe('The lift works again'));
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pinned notifications on top' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findAllByRole('article');
    await waitFor(() => expect(titles()[0], 'not on top').toBe('Can you join?'));
    await within(row('The lift works again')).findByText('Pinned');
  },
});

export const AmongGroups = meta.story({
  name: 'a row that a feature has moved is above the headings of days and above groups, in the words of the language',
  args: { features: [pin], locale: 'de', list: { groupBy: ['day', 'kind'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await expect(headings()).toEqual(['Heute', 'Gestern']);
    await choose(userEvent, 'The lift works again', 'Anheften');
    await areListed('The lift works again', 'Can you join?', 'The build is green');
    await within(row('The lift works again')).findByText('Angeheftet');
    await expect(headings()).toEqual(['Heute']);
  },
});
