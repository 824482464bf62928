import { StrictMode } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { contents, type LegacyPage, type Step } from './hosts/host.ts';
import { pages } from './hosts/pages.ts';

const messages = unreadMessages(3).map((message, index) => ({
  ...message,
  content: contents[index] ?? '',
  subject: '',
  seen: false,
  cta: {
    type: 'redirect' as const,
    data: { url: index === 0 ? '/news/third' : '/news' },
    action: { status: 'pending' as const, buttons: [], result: {} },
  },
}));

/** The pages that `bench/moving` runs with both packages, here with carillon/legacy alone. */
const meta = preview.meta({
  title: 'Start here/Legacy names/Hosts/Interactions',
  component: StrictMode,
  parameters: { world: { messages } },
});

async function take(step: Step): Promise<void> {
  if ('press' in step) {
    await userEvent.click(await screen.findByRole('button', { name: step.press }));
  } else if ('bell' in step) {
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  } else if ('text' in step) {
    await userEvent.click(await screen.findByText(step.text));
  } else if ('receive' in step) {
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive({ content: step.receive });
  } else {
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .find((part) => part.tagName === 'OUTPUT')
          ?.textContent?.replace(/\s+/g, ' '),
      ).toContain(step.says),
    );
  }
}

function play({ title, Host, steps }: LegacyPage) {
  return {
    name: `${title}: no loop, no hang, and no complaint of React`,
    render: () => {
      const { applicationIdentifier, subscriberId, backendUrl, socketUrl } = storyWorld.current();
      return (
        <StrictMode>
          <Host identity={{ applicationIdentifier, subscriberId, backendUrl, socketUrl }} />
        </StrictMode>
      );
    },
    beforeEach() {
      const errors = spyOn(console, 'error');
      return () => errors.mockRestore();
    },
    async play() {
      const world = storyWorld.current();
      for (const step of steps) {
        await take(step);
      }
      await expect(callsOf(console.error)).toEqual([]);
      await expect(world.requests.length).toBeLessThan(30);
      await expect(document.querySelector('button button')).toBeNull();
    },
  };
}

function callsOf(log: unknown): readonly string[] {
  return typeof log === 'function' && 'mock' in log
    ? (log.mock as { calls: unknown[][] }).calls.map((call) => call.join(' '))
    : ['not watched'];
}

export const Effects = meta.story(play(pages.effects));
export const Drawer = meta.story(play(pages.drawer));
export const OwnRows = meta.story(play(pages.ownRows));
export const Toasts = meta.story(play(pages.toasts));
export const Tabs = meta.story(play(pages.tabs));
export const Themes = meta.story(play(pages.themes));
export const Language = meta.story(play(pages.language));
export const LibraryBell = meta.story(play(pages.libraryBell));
export const Preferences = meta.story(play(pages.preferences));
export const Clear = meta.story(play(pages.clear));
export const Router = meta.story(play(pages.router));
export const Classes = meta.story(play(pages.classes));
