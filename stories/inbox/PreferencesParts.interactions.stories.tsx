import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { Preferences } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({ title: 'Compose/Preferences/Parts/Interactions', tags: ['!autodocs'] });

/** The identity of the element that each part gives its ref to, or null where a field around it has the identity. */
const parts: Record<
  keyof typeof Preferences & `${Capitalize<string>}`,
  readonly [string | null, ...string[]]
> = {
  ChannelFilter: [null],
  ChannelSwitch: ['switch', 'data-state'],
  Global: ['global-preference'],
  Group: ['preference-group'],
  List: ['preference-list', 'data-state'],
  SaveStatus: ['save-status', 'data-state'],
  Search: [null],
  Sort: [null],
  Workflow: ['workflow-preference', 'data-state'],
};

const elements = new Map<string, Element>();

/** What a host may give to any part, with an identity and a state by mistake. */
function given(part: keyof typeof parts) {
  return {
    ref: (element: Element | null) => void (element && elements.set(part, element)),
    'data-own': part,
    'data-state': 'own',
    'data-carillon': 'own',
  };
}

export const EveryPartKeepsItsIdentityAndState = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Preferences.Search {...given('Search')} value="" onValueChange={() => {}} />
        <Preferences.Sort {...given('Sort')} value="name" onValueChange={() => {}} />
        <Preferences.ChannelFilter {...given('ChannelFilter')} value={undefined} onValueChange={() => {}} />
        <Preferences.Global {...given('Global')} />
        <Preferences.Group {...given('Group')} heading="Own" switches={[]} onSwitch={() => {}}>
          <Preferences.ChannelSwitch {...given('ChannelSwitch')} channel="email" aria-label="Own, Email" />
        </Preferences.Group>
        <Preferences.List {...given('List')}>
          {(preference) => <Preferences.Workflow {...given('Workflow')} preference={preference} />}
        </Preferences.List>
        <Preferences.SaveStatus {...given('SaveStatus')} />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async () => {
    await screen.findByRole('switch', { name: 'Own, Email' });
    await waitFor(() => expect(Object.keys(parts).flatMap(lacking)).toEqual([]));
    await expect(document.querySelectorAll('[data-carillon="own"]')).toHaveLength(0);
  },
});

export const AWaitingSwitch = meta.story({
  name: 'a channel whose change waits for the network is marked, and its switch can be turned again',
  parameters: { layout: 'padded' },
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Preferences.ChannelSwitch channel="email" aria-label="Waiting, Email" pending />
        <Preferences.ChannelSwitch channel="sms" aria-label="Saved, SMS" pending={false} />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const waiting = await canvas.findByRole('switch', { name: 'Waiting, Email' });
    await expect(waiting.closest('[data-pending]')).not.toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Saved, SMS' }).closest('[data-pending]')).toBeNull();
    for (const isOn of [true, false]) {
      await userEvent.click(waiting);
      await (isOn ? expect(waiting).toBeChecked() : expect(waiting).not.toBeChecked());
    }
  },
});

/** What a part has not passed on to its element, or has not kept. */
function lacking(part: string): string[] {
  const element = elements.get(part);
  const [identity, ...states] = parts[part as keyof typeof parts];
  const found = {
    'data-*': element?.getAttribute('data-own') === part,
    [identity ?? 'no identity']: element?.getAttribute('data-carillon') === identity,
    ...Object.fromEntries(
      states.map((state) => [state, element?.hasAttribute(state) && element.getAttribute(state) !== 'own']),
    ),
  };
  return Object.entries(found).flatMap(([what, there]) => (there ? [] : [`${part}: ${what}`]));
}
