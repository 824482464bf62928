import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { memoryBackend } from '../../src/backends/index.ts';
import type { Capabilities, InboxBackend } from '../../src/data/index.ts';
import type { FeatureCode, InboxFeature } from '../../src/features.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const messages = ['Can you join?', 'The build is green'].map((title, index) => ({
  id: title,
  title,
  createdAt: `2026-11-25T0${8 - index}:00:00.000Z`,
  read: true,
  seen: true,
}));

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

const pin: FeatureCode = {
  start(_context, add) {
    const pinned = new Set<string>();
    const draw = () =>
      add({
        actions: () => [
          {
            id: 'pin',
            label: 'Pin',
            appliesTo: ({ id }) => !pinned.has(id),
            onSelect(chosen) {
              for (const { id } of chosen) {
                pinned.add(id);
              }
              draw();
            },
          },
        ],
        rowMarks: ({ id }) => (pinned.has(id) ? <span>Pinned</span> : null),
      });
    draw();
    return undefined;
  },
};
const pinning: InboxFeature = { id: 'pin', load: async () => pin };

interface InboxProps {
  features: readonly InboxFeature[];
  lacking?: Partial<Capabilities>;
  isOpenAtFirst?: boolean;
}

/** An inbox of a host with features of its own, which shows its list when asked to. */
function Inbox({ features, lacking = {}, isOpenAtFirst = true }: InboxProps) {
  const [backend] = useState<InboxBackend>(() =>
    memoryBackend({ id: JSON.stringify(lacking), messages, capabilities: lacking }),
  );
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <StoryInbox backend={backend} features={features}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Show or hide
      </button>
      {isOpen && <InboxPanel style={{ blockSize: 480, inlineSize: 400 }} />}
    </StoryInbox>
  );
}

const meta = preview.meta({
  title: 'Compose/Own features/Interactions',
  component: Inbox,
  beforeEach() {
    told.splice(0);
  },
});

const row = (title: string) => screen.getByRole('article', { name: new RegExp(title) });

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

export const ActionAndMark = meta.story({
  name: 'an action of a host’s feature is in the menu of each row, and its mark on the rows it was done with',
  args: { features: [pinning] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const choose = async (title: string) => {
      await userEvent.click(within(row(title)).getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin' }));
    };
    await choose('Can you');
    await within(row('Can you')).findByText('Pinned');
    await expect(within(row('The build')).queryByText('Pinned')).toBeNull();
    await choose('The build');
    await within(row('The build')).findByText('Pinned');
    await userEvent.click(within(row('Can you')).getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Archive' });
    await expect(screen.queryByRole('menuitem', { name: 'Pin' })).toBeNull();
  },
});
