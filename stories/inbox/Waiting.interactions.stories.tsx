import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, failingFor, hanging, holdAnswers } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { shortenTimers } from './shortenTimers.ts';

const feedPath = '/widgets/notifications/feed';
const sessionPath = '/widgets/session/initialize';
const stillTrying = 'Still trying …';

const meta = preview.meta({
  title: 'Compose/Waiting/Interactions',
  component: Inbox.List,
  parameters: { world: { messages: buildFeed(14) } },
  beforeEach() {
    // Nine seconds of patience.
    shortenTimers({ 9000: 1_500 });
  },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

const callsTo = (path: string) => storyWorld.current().requests.filter((call) => call.path === path).length;

/** What the inbox says to screen readers from now on, without silence. */
async function listenTo(canvasElement: HTMLElement): Promise<readonly string[]> {
  const said: string[] = [];
  const find = () => canvasElement.querySelector<HTMLElement>('[data-carillon="announcement"]');
  await waitFor(() => expect(find()).not.toBeNull());
  const status = find() ?? canvasElement;
  new MutationObserver(() => {
    const words = status.textContent ?? '';
    if (words !== '') {
      said.push(words);
    }
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return said;
}

/** How many alerts have come into the page. */
function countAlerts(canvasElement: HTMLElement): () => number {
  let count = 0;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) {
        count += node.matches('[role="alert"]') ? 1 : node.querySelectorAll('[role="alert"]').length;
      }
    }
  }).observe(canvasElement, { childList: true, subtree: true });
  return () => count;
}

export const ASessionThatNeverAnswers = meta.story({
  parameters: { world: { messages: buildFeed(3), scenarios: [hanging] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = await listenTo(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await canvas.findByText('Loading notifications', { selector: '[data-carillon="visually-hidden"]' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(callsTo(sessionPath)).toBe(1);
    await userEvent.click(again);
    await waitFor(() => expect(callsTo(sessionPath)).toBe(2));
    await expect(again).toHaveFocus();
    storyWorld.current().faults.clear();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(callsTo(sessionPath)).toBe(3);
    await expect(said.filter((words) => words === stillTrying)).toHaveLength(1);
  },
});

export const AFeedThatNeverAnswers = meta.story({
  beforeEach() {
    storyWorld
      .current()
      .addFault({ concerns: ({ path }) => path === feedPath, before: () => new Promise(() => {}) });
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const before = callsTo(feedPath);
    await userEvent.click(again);
    await waitFor(() => expect(callsTo(feedPath)).toBe(before + 1));
    await expect(callsTo(sessionPath)).toBe(1);
    storyWorld.current().faults.clear();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const ANextPageThatNeverAnswers = meta.story({
  beforeEach() {
    storyWorld.current().addFault({
      concerns: ({ path, query }) => path === feedPath && query.get('page') === '1',
      before: () => new Promise(() => {}),
    });
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findAllByRole('article')).at(-1)?.scrollIntoView();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(again);
    await expect(again).toHaveFocus();
    storyWorld.current().faults.clear();
    await userEvent.click(again);
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(canvas.getAllByRole('article').at(-1)).toHaveAttribute('aria-setsize', '14');
    });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const PreferencesThatNeverAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    world.addFault({
      concerns: ({ path }) => path.startsWith('/widgets/preferences'),
      before: () => new Promise(() => {}),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await canvas.findByText('Loading settings', { selector: '[data-carillon="visually-hidden"]' });
    world.faults.clear();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('switch').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
});

export const AnErrorStaysWhileEventsRefetch = meta.story({
  parameters: { world: { messages: buildFeed(3), scenarios: [failingFor(feedPath, 403)] } },
  play: async ({ canvas, canvasElement }) => {
    const world = storyWorld.current();
    const alerts = countAlerts(canvasElement);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive();
    await waitFor(() => expect(callsTo(feedPath)).toBeGreaterThanOrEqual(2));
    world.receive();
    await waitFor(() => expect(callsTo(feedPath)).toBeGreaterThanOrEqual(3));
    await expect(alert).toBeInTheDocument();
    await expect(alerts()).toBeLessThanOrEqual(1);
  },
});

export const AnErrorStaysWhileItIsTriedAgain = meta.story({
  parameters: { world: { messages: buildFeed(3), scenarios: [failingFor(feedPath, 403)] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = storyWorld.current();
    const alerts = countAlerts(canvasElement);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive();
    await waitFor(() => expect(callsTo(feedPath)).toBeGreaterThanOrEqual(2));
    const again = within(alert).getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveAttribute('data-state', 'idle'));
    world.faults.clear();
    const answers = holdAnswers(world, feedPath);
    await userEvent.click(again);
    // Nine seconds later it says so, and can be pressed again.
    await waitFor(() => expect(alert).toHaveTextContent(stillTrying));
    await expect(again).toHaveFocus();
    await expect(again).toHaveAttribute('data-state', 'idle');
    await expect(alerts()).toBeLessThanOrEqual(1);
    answers.end();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const APauseBeyondAMinuteIsSaid = meta.story({
  parameters: { world: { messages: buildFeed(3) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    world.addFault({
      concerns: ({ path }) => path === '/widgets/preferences',
      before: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '120' } }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Too many requests. Please wait a moment.');
    world.faults.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('switch').length).toBeGreaterThan(0));
  },
});
