import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** A React app in a frame. */
const meta = preview.meta({
  title: 'Compose/Panel/Frame resizing/Interactions',
  component: InboxPanel,
  render: (args) => <Leaving {...args} />,
  beforeEach() {
    if (window.parent === window) {
      // A page without Storybook around it has no parent.
      const parent = document.createElement('iframe');
      parent.title = 'Parent';
      document.body.append(parent);
      const { parent: none } = window;
      Object.assign(window, { parent: parent.contentWindow });
      return () => {
        Object.assign(window, { parent: none });
        parent.remove();
      };
    }
  },
});

function Leaving(args: { frameResizing?: boolean | undefined }) {
  const [there, setThere] = useState(true);
  return (
    <StoryInbox>
      {there && <InboxPanel {...args} style={{ blockSize: 400 }} />}
      <button type="button" onClick={() => setThere(!there)}>
        {there ? 'Leave' : 'Return'}
      </button>
    </StoryInbox>
  );
}

const ask = { type: 'iframe-child-init' };

/** What the parent is told of its frame's height, and at which origin. */
function watchParent() {
  const spy = spyOn(window.parent, 'postMessage');
  const told = () => spy.mock.calls.filter(([data]) => data?.type === 'iframe-resized');
  return { told, clear: () => spy.mockClear() };
}

function say(init: MessageEventInit): void {
  window.dispatchEvent(new MessageEvent('message', { data: ask, origin: location.origin, ...init }));
}

/** Asks until the part that answers has been loaded. */
async function askUntilTold(told: () => unknown[]): Promise<void> {
  await waitFor(() => {
    say({ source: window.parent });
    expect(told()).not.toHaveLength(0);
  });
}

export const FollowsItsHeight = meta.story({
  name: 'a panel in a React page reports its height to the parent that requests it, and to no other window',
  play: async ({ userEvent }) => {
    await screen.findByRole('feed');
    const { told, clear } = watchParent();
    await askUntilTold(told);
    for (const [data, origin] of told()) {
      await expect(origin).toBe(location.origin);
      await expect(Object.keys(data).sort()).toEqual(['height', 'type', 'width']);
      await expect(data.height).toBe(Math.ceil(document.documentElement.getBoundingClientRect().height));
    }

    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    clear();
    say({ source: window.parent });
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    await screen.findByRole('feed');
    // A stranger's question, one from another window, and one from an origin without a name.
    say({ source: null });
    say({ source: window });
    say({ source: window.parent, origin: 'null' });
    await expect(told()).toEqual([]);
    await askUntilTold(told);
  },
});

export const NotWhereTheHostSaysSo = meta.story({
  args: { frameResizing: false },
  play: async () => {
    const { told } = watchParent();
    await screen.findByRole('feed');
    say({ source: window.parent });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(told()).toEqual([]);
  },
});

function Following() {
  const [follows, setFollows] = useState(true);
  return (
    <StoryInbox>
      <InboxPreferences frameResizing={follows ? undefined : false} />
      <button type="button" onClick={() => setFollows(!follows)}>
        {follows ? 'Stay' : 'Follow'}
      </button>
    </StoryInbox>
  );
}

export const PreferencesInAPage = meta.story({
  name: 'preferences in a page report their height until the host turns it off, and again once it is on',
  render: () => <Following />,
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Settings' });
    const { told, clear } = watchParent();
    await askUntilTold(told);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    clear();
    say({ source: window.parent });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(told()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await askUntilTold(told);
  },
});
