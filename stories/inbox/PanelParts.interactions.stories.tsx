import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { memoryBackend } from '../../src/backends/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { failingFor } from '../../src/mocks/index.ts';
import { brandedAs } from './brandedAs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({ title: 'Compose/Parts/Interactions', tags: ['!autodocs'] });

/** The parts that have an element. */
type PartName = Exclude<keyof typeof Inbox, 'Attention' | 'Fewer'>;

/** What each part is called in the document, and the states it is said to show. A new part is asked for by the compiler. */
const parts: Record<PartName, readonly [identity: string, ...states: string[]]> = {
  Badge: ['badge', 'data-variant'],
  BellIcon: ['icon'],
  Bell: ['bell', 'data-state', 'data-unread'],
  ElsewhereDot: ['elsewhere-dot', 'data-variant'],
  Close: ['close', 'data-state'],
  Filters: ['filters'],
  Footer: ['footer'],
  Header: ['header'],
  Item: ['message-item', 'data-unread', 'data-kind', 'data-message-id'],
  ItemAvatar: ['item-avatar', 'data-state'],
  ItemBody: ['item-body'],
  ItemAnswers: ['item-answers', 'data-state'],
  ItemCheckbox: ['checkbox'],
  ItemDot: ['item-dot', 'data-state'],
  ItemGroup: ['item-group', 'data-state'],
  ItemMarks: ['item-marks'],
  ItemMenu: ['item-menu', 'data-state'],
  ItemReadToggle: ['item-read-toggle', 'data-state'],
  ItemTime: ['item-time'],
  ItemTitle: ['item-title'],
  List: ['message-list', 'data-state'],
  Logo: ['logo'],
  MarkAllRead: ['mark-all-read', 'data-state'],
  Menu: ['menu-button', 'data-state'],
  Popover: ['popover', 'data-state'],
  PreferencesButton: ['preferences-button', 'data-state'],
  Root: ['root', 'data-carillon-theme'],
  Search: ['search'],
  SelectionBar: ['selection-bar'],
  Status: ['status', 'data-tone'],
  Tab: ['tab', 'data-state'],
  Tabs: ['tabs'],
  Title: ['title'],
  Toasts: ['toast-region'],
};

const elements = new Map<string, Element>();

/** What a host may give to any part. */
function shared(part: PartName) {
  return {
    ref: (element: Element | null) => void (element && elements.set(part, element)),
    className: `own-${part}`,
    style: { scrollMarginTop: 7 },
    'data-own': part,
    // By mistake: the identity of a part is not the host's.
    'data-carillon': 'own',
  };
}

const tabs = [{ tabId: 'default_store' }, { tabId: 'mentions', query: { feed: 'mentions' } }];

const there = { id: 'there', createdAt: '2026-11-26T09:00:00.000Z', read: false, seen: false };
const elsewhere = [{ subscriberId: 'ada', backend: memoryBackend({ id: 'elsewhere', messages: [there] }) }];

const inOneGroup = () => 'all';
const always = () => true;

export const EveryPartTakesWhatAHostGives = meta.story({
  parameters: {
    world: {
      messages: unreadMessages(3).slice(1),
      scenarios: [brandedAs({ logo: new URL('../primitives/portrait.svg?no-inline', import.meta.url).href })],
    },
  },
  render: () => (
    <StoryInbox tabs={tabs} canAnswerTogether={always}>
      <Inbox.Root {...shared('Root')} defaultOpen>
        <Inbox.Bell {...shared('Bell')}>
          <Inbox.BellIcon {...shared('BellIcon')} />
          Own
          <Inbox.Badge {...shared('Badge')} />
          <Inbox.ElsewhereDot identities={elsewhere} {...shared('ElsewhereDot')} />
        </Inbox.Bell>
        <Inbox.Popover {...shared('Popover')}>
          <Inbox.Header {...shared('Header')}>
            <Inbox.Logo {...shared('Logo')} />
            <Inbox.Title {...shared('Title')} />
            <Inbox.MarkAllRead {...shared('MarkAllRead')} />
            <Inbox.PreferencesButton {...shared('PreferencesButton')} />
            <Inbox.Menu {...shared('Menu')} />
            <Inbox.Close {...shared('Close')} />
          </Inbox.Header>
          <Inbox.SelectionBar {...shared('SelectionBar')} />
          <Inbox.Tabs {...shared('Tabs')}>
            {(store) => <Inbox.Tab key={store.tabId} tab={store} {...shared('Tab')} />}
          </Inbox.Tabs>
          <Inbox.Search {...shared('Search')} />
          <Inbox.Filters {...shared('Filters')} />
          <Inbox.Status {...shared('Status')} />
          <Inbox.List {...shared('List')} groupBy={inOneGroup}>
            {(message) => (
              <Inbox.Item message={{ ...message, severity: 'high' }} {...shared('Item')}>
                <Inbox.ItemCheckbox {...shared('ItemCheckbox')} />
                <Inbox.ItemAvatar {...shared('ItemAvatar')} />
                <Inbox.ItemTitle {...shared('ItemTitle')} />
                <Inbox.ItemTime {...shared('ItemTime')} />
                <Inbox.ItemBody {...shared('ItemBody')} />
                <Inbox.ItemMarks {...shared('ItemMarks')} />
                <Inbox.ItemAnswers {...shared('ItemAnswers')} />
                <Inbox.ItemGroup {...shared('ItemGroup')} />
                <Inbox.ItemDot {...shared('ItemDot')} />
                <Inbox.ItemReadToggle {...shared('ItemReadToggle')} />
                <Inbox.ItemMenu {...shared('ItemMenu')} />
              </Inbox.Item>
            )}
          </Inbox.List>
          <Inbox.Toasts {...shared('Toasts')} />
          <Inbox.Footer {...shared('Footer')} />
        </Inbox.Popover>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('article');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    // The parts that show themselves only when there is something to say.
    failingFor('/widgets/notifications/feed', 403)(storyWorld.current());
    storyWorld.current().receive(unread);
    await waitFor(() => expect(elements.get('Status')).toBeVisible());
    await userEvent.click(dialog.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await dialog.findByRole('toolbar');

    await waitFor(() => expect(Object.keys(parts).flatMap(lacking)).toEqual([]));
  },
});

/** What a part has not passed on to its element, or does not show. */
function lacking(part: string): string[] {
  const element = elements.get(part);
  const [identity, ...states] = parts[part as keyof typeof parts];
  const found = {
    ref: element !== undefined,
    'data-*': element?.getAttribute('data-own') === part,
    className: element?.classList.contains(`own-${part}`),
    style:
      (element instanceof HTMLElement || element instanceof SVGElement) &&
      element.style.scrollMarginTop === '7px',
    [identity]: element?.getAttribute('data-carillon') === identity,
    ...Object.fromEntries(states.map((state) => [state, element?.hasAttribute(state)])),
  };
  return Object.entries(found).flatMap(([what, there]) => (there ? [] : [`${part}: ${what}`]));
}
