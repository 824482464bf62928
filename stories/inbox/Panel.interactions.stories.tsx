import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, InboxPreferences, type PanelSlots } from '../../src/inbox/index.ts';
import { failing } from '../../src/mocks/index.ts';
import { brandAccents, lightTokens } from '../../src/primitives/index.ts';
import { brandedAs } from './brandedAs.ts';
import { HostStyles } from './HostStyles.tsx';
import { reachRow } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unread, unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Panel/Interactions',
  component: InboxPanel,
  tags: ['!autodocs'],
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
});

export const SlotsReplaceOnePiece = meta.story({
  args: {
    slots: {
      header: <p>Own header</p>,
      footer: <p>Own footer</p>,
      itemBody: (message) => <p>Body of {message.title}</p>,
      itemAvatar: () => <i data-testid="face" />,
    },
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article', { name: /Unread/ });
    await expect(rows).toHaveLength(3);
    await expect(canvas.getAllByText(/^Body of/)).toHaveLength(3);
    await expect(canvas.getAllByTestId('face')).toHaveLength(3);
    await expect(canvas.getByText('Own header')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Notifications/ })).toBeNull();
    await expect(canvas.queryByText(/Powered by/)).toBeNull();
    // What is not replaced works on.
    await Promise.all(rows.map(reachRow));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(3));
  },
});

function Broken(): never {
  throw new Error('The host made a mistake');
}

const brokenSlots: PanelSlots = {
  header: <Broken />,
  footer: <Broken />,
  empty: <Broken />,
  item: Broken,
  itemBody: Broken,
  itemAvatar: Broken,
  kinds: { 'comment-mention': Broken },
};

/** Hears the host's own mistakes instead of the page. */
function hearErrors() {
  const heard: string[] = [];
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    heard.push(event.message);
  };
  window.addEventListener('error', listener, { capture: true });
  return { heard, end: () => window.removeEventListener('error', listener, { capture: true }) };
}

/** Those of the open story: a page that only loads this file hears its own. */
let errors: ReturnType<typeof hearErrors> = { heard: [], end() {} };

function hearTheHostsErrors() {
  errors.end();
  errors = hearErrors();
  return () => errors.end();
}

export const Fault87BrokenSlots = meta.story({
  name: 'fault 87: slots that throw are replaced by the ready-made pieces, and the error is reported to the host',
  args: { slots: brokenSlots },
  beforeEach: hearTheHostsErrors,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Unread/ })).toHaveLength(3));
    await expect(canvas.getByRole('heading', { name: /Notifications/ })).toBeVisible();
    await expect(canvas.getByText(/Powered by/)).toBeVisible();
    await waitFor(() => expect(errors.heard.join()).toContain('The host made a mistake'));
  },
});

export const Fault87ABrokenErrorSlot = meta.story({
  name: 'fault 87: an error slot that throws leaves the ready-made way out',
  args: { slots: { error: Broken } },
  parameters: { world: { scenarios: [failing(403)] } },
  beforeEach: hearTheHostsErrors,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

let isMended = false;

function BrokenAtFirst() {
  return isMended ? 'Own contents' : <Broken />;
}

export const Fault87BrokenContents = meta.story({
  name: 'fault 87: a panel that throws leaves the page around it, shows the failure, and can be tried again',
  render: () => (
    <StoryInbox>
      <h1>The host’s page</h1>
      <InboxPanel>
        <BrokenAtFirst />
      </InboxPanel>
    </StoryInbox>
  ),
  beforeEach() {
    isMended = false;
    return hearTheHostsErrors();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('heading', { name: 'The host’s page' })).toBeVisible();
    await waitFor(() => expect(errors.heard.join()).toContain('The host made a mistake'));
    isMended = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Own contents');
  },
});

const heard = fn();

/** Throws at once, or promises something that never comes. */
function hostMistake(name: string, mistake: 'throws' | 'never returns') {
  return (): unknown => {
    heard(name);
    if (mistake === 'throws') {
      throw new Error(`${name} made a mistake`);
    }
    // What a host's `async` function is to a caller that expects nothing.
    return new Promise(() => {});
  };
}

function Mistaken({ mistake }: { mistake: 'throws' | 'never returns' }) {
  const callback = (name: string) => hostMistake(name, mistake);
  return (
    <StoryInbox
      onSession={callback('onSession')}
      onMessage={callback('onMessage')}
      onUnreadCountChange={callback('onUnreadCountChange')}
      onUnseenCountChange={callback('onUnseenCountChange')}
      onError={callback('onError')}
      onMessageClick={callback('onMessageClick')}
      onAnswer={callback('onAnswer')}
      navigate={callback('navigate')}
    >
      <Inbox.Root defaultOpen onOpenChange={callback('onOpenChange')} closeOnItemClick>
        <Inbox.Bell />
        <Inbox.Popover />
      </Inbox.Root>
    </StoryInbox>
  );
}

const everyCallback = [
  'onSession',
  'onMessage',
  'onUnreadCountChange',
  'onUnseenCountChange',
  'onError',
  'onMessageClick',
  'onAnswer',
  'navigate',
  'onOpenChange',
];

/** What a message that comes live is told by. */
const liveCallbacks = ['onMessage', 'onUnreadCountChange', 'onUnseenCountChange'];

function timesHeard(callback: string): number {
  return heard.mock.calls.filter(([name]) => name === callback).length;
}

const withButton = unreadMessages(1).map((message) => ({
  ...message,
  subject: 'Approve this',
  cta: {
    type: 'redirect' as const,
    data: { url: '/approve' },
    action: {
      status: 'pending' as const,
      buttons: [{ type: 'primary' as const, content: 'Approve' }],
      result: {},
    },
  },
}));

/** Does everything that a callback tells of. */
async function everythingHappens(): Promise<void> {
  const world = storyWorld.current();
  await screen.findByRole('article', { name: 'Unread: Approve this' });
  await waitFor(() => expect(world.sockets).toBe(1));
  world.receive({ ...unread, _id: '', subject: 'No usable id' });
  world.receive({ ...unread, subject: 'Came later' });
  await screen.findByRole('article', { name: 'Unread: Came later' });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Approve this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(new Set(heard.mock.calls.flat())).toEqual(new Set(everyCallback)));
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  // And it all goes on: the next message counts, and is told of.
  const before = liveCallbacks.map(timesHeard);
  world.receive(unread);
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  for (const [place, name] of liveCallbacks.entries()) {
    await waitFor(() => expect(timesHeard(name)).toBeGreaterThan(before[place] ?? 0));
  }
}

export const Fault87CallbacksThatThrow = meta.story({
  name: 'fault 87: every host callback may throw; the inbox goes on, and each error reaches the host',
  parameters: { world: { messages: structuredClone(withButton) } },
  beforeEach: hearTheHostsErrors,
  render: () => <Mistaken mistake="throws" />,
  play: async () => {
    await everythingHappens();
    for (const name of everyCallback) {
      await waitFor(() => expect(errors.heard.join()).toContain(`${name} made a mistake`));
    }
  },
});

export const Fault87CallbacksThatNeverReturn = meta.story({
  name: 'fault 87: a host callback that never comes to an end holds nothing up',
  parameters: { world: { messages: structuredClone(withButton) } },
  render: () => <Mistaken mistake="never returns" />,
  play: everythingHappens,
});

const accentOf = (element: Element | null) =>
  element && getComputedStyle(element).getPropertyValue('--carillon-color-accent');

export const BrandingGivesTheAccent = meta.story({
  parameters: { world: { scenarios: [brandedAs({ color: '#f47373', logo: 'javascript:alert(1)' })] } },
  render: (args) => (
    <StoryInbox theme="light">
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    const accents = brandAccents('#f47373');
    await waitFor(() =>
      expect(accentOf(canvasElement.querySelector('[data-carillon="panel"]'))).toContain(accents?.light),
    );
    // Its logo did not pass the gate of pictures.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const BrandingIsNoCss = meta.story({
  name: 'fault 54: a brand that is no colour changes nothing',
  parameters: { world: { scenarios: [brandedAs({ color: 'red; background: url(https://evil.example)' })] } },
  render: (args) => (
    <StoryInbox theme="light">
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    await waitFor(() =>
      expect(storyWorld.current().requests.some(({ path }) => path === '/widgets/organization')).toBe(true),
    );
    await expect(accentOf(canvasElement.querySelector('[data-carillon="panel"]'))).toBe(
      lightTokens.color.accent,
    );
    await expect(canvasElement.querySelector('[data-carillon="root"][style*="evil"]')).toBeNull();
  },
});

export const TheHostsTokensWin = meta.story({
  parameters: { world: { scenarios: [brandedAs({ color: '#e8590c' })] } },
  render: () => (
    <StoryInbox theme="light">
      <HostStyles css=".host-theme { --carillon-color-accent: #006400; }" />
      <Inbox.Root className="host-theme" defaultOpen>
        <Inbox.Bell />
        <Inbox.Popover />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole('feed');
    const root = canvasElement.querySelector('[data-carillon="root"] [data-carillon="root"]');
    await waitFor(() => expect(root?.getAttribute('style')).toContain('--carillon-brand-accent'));
    await expect(accentOf(root)).toBe('#006400');
    await expect(accentOf(screen.getByRole('dialog'))).toBe('#006400');
  },
});

export const BrandingGivesTheDirection = meta.story({
  parameters: { world: { messages: unreadMessages(1), scenarios: [brandedAs({ direction: 'rtl' })] } },
  render: () => (
    <>
      <StoryInbox dir={undefined} locale={undefined}>
        <InboxPanel aria-label="Nothing said" />
      </StoryInbox>
      <StoryInbox dir={undefined} locale="en">
        <InboxPanel aria-label="A language said" />
      </StoryInbox>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('feed')).toHaveLength(2));
    const direction = (label: string) =>
      canvasElement.querySelector(`[aria-label="${label}"]`)?.closest('[dir]')?.getAttribute('dir');
    await waitFor(() => expect(direction('Nothing said')).toBe('rtl'));
    await expect(direction('A language said')).toBe('ltr');
  },
});

const pressed = fn();

export const OwnElements = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Header asChild>
          <nav aria-label="Own header">
            <Inbox.Title asChild>
              <h4>What is new</h4>
            </Inbox.Title>
            <Inbox.MarkAllRead asChild>
              <button type="button" onClick={pressed}>
                Read everything
              </button>
            </Inbox.MarkAllRead>
          </nav>
        </Inbox.Header>
        <Inbox.List />
        <Inbox.Footer asChild>
          <p>Own footer</p>
        </Inbox.Footer>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed', { name: /What is new/ });
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveAttribute('data-carillon', 'title');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('What is new3'));
    await expect(canvas.getByRole('navigation', { name: 'Own header' })).toHaveAttribute(
      'data-carillon',
      'header',
    );
    await expect(canvas.getByText('Own footer')).toHaveAttribute('data-carillon', 'footer');
    await userEvent.click(canvas.getByRole('button', { name: 'Read everything' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ read }) => read),
      ).toBe(true),
    );
  },
});

export const LettersGrowWithTheReaders = meta.story({
  name: 'where the reader has doubled the font size of the browser, all words are twice as large, and none is cut off',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel />
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('switch', { name: 'All notifications' });
    await waitFor(() => expect(canvasElement.querySelector('[data-state="formatted"]')).not.toBeNull());
    // Initials are a picture, as large as it.
    const worded = [...canvasElement.querySelectorAll<HTMLElement>('[data-carillon] *')].filter(
      (element) =>
        element.closest('[data-carillon="avatar"], [data-carillon="item-avatar"], svg, select') === null &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    await expect(worded.length).toBeGreaterThan(30);
    const sizes = () => worded.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = sizes();
    const root = document.documentElement;
    try {
      root.style.fontSize = '200%';
      await expect(sizes()).toEqual(before.map((size) => 2 * size));
      const isCut = (element: HTMLElement) =>
        getComputedStyle(element).display !== 'inline' &&
        getComputedStyle(element).overflow === 'hidden' &&
        element.closest('[data-carillon="visually-hidden"], [data-carillon="announcement"]') === null &&
        getComputedStyle(element).webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 1;
      await expect(worded.filter(isCut)).toEqual([]);
      const lines = worded.filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) < 1.1 * Number.parseFloat(fontSize);
      });
      await expect(lines).toEqual([]);
      // A host that counts in tens means no reader's wish.
      root.style.fontSize = '62.5%';
      await expect(sizes()).toEqual(before);
    } finally {
      root.style.fontSize = '';
    }
  },
});
