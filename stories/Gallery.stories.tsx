import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPage } from '../src/features/index.ts';
import { InboxPanel, InboxPreferences } from '../src/inbox/index.ts';
import {
  buildFeed,
  createWorld,
  empty,
  failing,
  failingFor,
  handlers,
  hanging,
  refusedSocket,
  type WorldOptions,
  worldDefaults,
} from '../src/mocks/index.ts';
import { StoryInbox } from './inbox/StoryInbox.tsx';
import { tabs } from './inbox/stores.ts';
import { TeamInbox, teamList } from './inbox/TeamInbox.tsx';

const { backendUrl } = worldDefaults;
const read = buildFeed(8).map((message) => ({ ...message, read: true, seen: true }));

/** The states of a panel and of the preferences, each in a world of its own. */
const states: readonly { name: string; part: 'panel' | 'preferences'; world: WorldOptions }[] = [
  { name: 'Messages', part: 'panel', world: {} },
  { name: 'All of them read', part: 'panel', world: { messages: read } },
  { name: 'Loading', part: 'panel', world: { scenarios: [hanging] } },
  { name: 'Empty', part: 'panel', world: { scenarios: [empty] } },
  {
    name: 'Feed refused',
    part: 'panel',
    world: { scenarios: [failingFor('/widgets/notifications/feed', 403)] },
  },
  { name: 'Session refused', part: 'panel', world: { scenarios: [failing(400)] } },
  { name: 'Preferences', part: 'preferences', world: {} },
  { name: 'Preferences loading', part: 'preferences', world: { scenarios: [hanging] } },
  { name: 'No preferences', part: 'preferences', world: { preferences: [] } },
  {
    name: 'Preferences refused',
    part: 'preferences',
    world: { scenarios: [failingFor('/widgets/preferences', 403)] },
  },
];

const worlds = () =>
  states.map(({ world }, index) => createWorld({ ...world, backendUrl: `${backendUrl}/gallery-${index}` }));

/** Every state of the inbox on one page. */
function Gallery() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
        gap: 24,
      }}
    >
      <State name="A page" wide>
        <StoryInbox tabs={tabs}>
          <div style={{ blockSize: 480 }}>
            <InboxPage />
          </div>
        </StoryInbox>
      </State>
      <State name="What waits, and what belongs together">
        <TeamInbox>
          <InboxPanel list={teamList} style={size} />
        </TeamInbox>
      </State>
      <State name="Live updates refused">
        <StoryInbox tabs={tabs}>
          <InboxPanel style={size} />
        </StoryInbox>
      </State>
      {states.map(({ name, part }, index) => (
        <State key={name} name={name}>
          <StoryInbox backendUrl={`${backendUrl}/gallery-${index}`} socketUrl={undefined}>
            {part === 'panel' ? <InboxPanel style={size} /> : <InboxPreferences />}
          </StoryInbox>
        </State>
      ))}
    </div>
  );
}

function State({ name, wide, children }: { name: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <figure aria-label={name} style={{ margin: 0, minInlineSize: 0, gridColumn: wide ? '1 / -1' : 'auto' }}>
      <figcaption style={{ marginBlockEnd: 8, color: 'var(--carillon-color-text-tertiary)', fontSize: 13 }}>
        {name}
      </figcaption>
      {children}
    </figure>
  );
}

const size = { blockSize: 480, inlineSize: '100%' } as const;

const meta = preview.meta({
  title: 'Start here/Gallery',
  component: Gallery,
  parameters: {
    layout: 'padded',
    world: { scenarios: [refusedSocket] },
    // A page has one inbox: here several have the same name, on purpose.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  beforeEach({ msw }) {
    msw.use(...worlds().flatMap(handlers));
  },
});

export const EveryState = meta.story({
  play: async ({ canvas }) => {
    const shown = (name: string) => within(canvas.getByRole('figure', { name }));
    for (const name of [
      'A page',
      'What waits, and what belongs together',
      'Live updates refused',
      'Messages',
    ]) {
      await shown(name).findByRole('feed');
    }
    for (const name of ['Feed refused', 'Session refused', 'Preferences refused']) {
      await shown(name).findByRole('button', { name: 'Try again' });
    }
    await waitFor(() => expect(canvas.getAllByRole('switch').length).toBeGreaterThan(3));
  },
});
