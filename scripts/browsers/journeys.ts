import type { platformApi } from '../../demo/e2e/platformApi.ts';
import { type JourneyPage, type Part, until } from './journeyPage.ts';

/** What a journey begins with: a reader of its own without messages. */
export interface Start {
  readonly page: JourneyPage;
  readonly api: ReturnType<typeof platformApi>;
  readonly back: () => Promise<void>;
  /** The address of the host page for this reader. */
  host(backend?: 'widget' | 'inbox', path?: string): string;
  /** The address of a page of another site, with the script of the package and this HTML. */
  embedded(html: (attributes: string, options: string) => string): string;
}

const bell = (count: number): Part => [
  'button',
  count === 0 ? /^Notifications$/ : `Notifications, ${count} unread`,
];
const panel: Part = ['dialog', 'Notifications'];
const row = (name: string): Part => ['article', name];
const item = (name: string): Part => ['menuitem', name];
const email: Part = ['switch', /All notifications.*Email/];
const accept = { buttons: [{ type: 'primary', content: 'Accept', resultContent: 'Accepted' }] };

/** Opens the panel with messages of these names. */
async function openWith({ page, api, host }: Start, names: readonly string[], backend?: 'inbox') {
  for (const name of names) {
    await api.trigger(name);
  }
  await page.open(host(backend));
  await page.press(bell(names.length));
  await page.see(panel);
  for (const name of names) {
    await page.see(row(name));
  }
}

/** Sends a message, and opens a page of another site with its inbox. */
async function openEmbedded({ page, api, embedded }: Start, html: Parameters<Start['embedded']>[0]) {
  await api.trigger('First');
  await page.open(embedded(html));
}

async function choose(page: JourneyPage, name: string, ...items: readonly string[]): Promise<void> {
  await page.press(row(name), ['button', 'More actions']);
  for (const one of items) {
    await page.press(item(one));
  }
  await page.gone(row(name));
}

const isRead = ({ api }: Start, name: string, read = true) =>
  until(
    `${name} is ${read ? 'read' : 'unread'} on the server`,
    async () => (await api.row(name))?.read === read,
  );

/** What a person does with an inbox, in any browser: `npm run test:browsers` runs these in Firefox and in WebKit. */
export const journeys: Readonly<Record<string, (start: Start) => Promise<void>>> = {
  async 'The bell counts the messages of its reader'({ page, api, host }) {
    await page.open(host());
    await page.see(bell(0));
    await api.trigger('First');
    await page.see(bell(1));
  },
  async 'The panel shows a message that comes while it is open'(start) {
    await openWith(start, ['First']);
    await start.api.trigger('Second');
    await start.page.see(panel, row('Unread: Second'));
    await start.page.see(bell(2));
  },
  async 'A click on a message reads it on the server, and no other'(start) {
    await openWith(start, ['First', 'Second']);
    await start.page.press(row('Unread: First'), ['button', 'First']);
    await start.page.see(bell(1));
    await isRead(start, 'First');
    await isRead(start, 'Second', false);
  },
  async 'Undo takes a removal back'(start) {
    await openWith(start, ['First']);
    await choose(start.page, 'First', 'Remove message');
    await start.page.press(['button', 'Undo']);
    await start.page.see(row('Unread: First'));
    await isRead(start, 'First', false);
  },
  async 'A removal is sent, and the message is gone at the next visit'(start) {
    await openWith(start, ['First', 'Second']);
    await choose(start.page, 'First', 'Remove message');
    await until('First is removed on the server', async () => (await start.api.row('First')) === undefined);
    await start.page.open(start.host());
    await start.page.press(bell(1));
    await start.page.see(row('Second'));
    await start.page.gone(row('First'));
  },
  async 'A sender’s button is pressed once, and says so'(start) {
    const { page, api, host } = start;
    await api.trigger('Can you come?', undefined, accept);
    await page.open(host());
    await page.press(bell(1));
    await page.press(row('Can you come?'), ['button', 'Accept']);
    await page.read('Accepted');
    await page.gone(row('Can you come?'), ['button', /^Accept$/]);
    await until(
      'the press is stored',
      async () => (await api.row('Can you come?'))?.cta?.action?.status === 'done',
    );
  },
  async 'A snoozed message waits in its tab, and comes back, by the widget protocol'(start) {
    await openWith(start, ['First']);
    await choose(start.page, 'First', 'Snooze', 'In an hour');
    await start.page.press(['tab', 'Snoozed']);
    await start.page.see(row('First'));
    await start.page.read('Snoozed until');
    await choose(start.page, 'First', 'End snooze');
    await start.page.press(['tab', 'Inbox']);
    await start.page.see(row('First'));
  },
  async 'A snoozed message waits in its tab, and comes back, by the inbox API'(start) {
    await openWith(start, ['First'], 'inbox');
    await choose(start.page, 'First', 'Snooze', 'In an hour');
    await start.page.press(['tab', 'Snoozed']);
    await start.page.see(row('First'));
    await choose(start.page, 'First', 'End snooze');
    await start.page.press(['tab', 'Inbox']);
    await start.page.see(row('First'));
  },
  async 'An archived message waits in its tab, and comes back'(start) {
    await openWith(start, ['First', 'Second'], 'inbox');
    await choose(start.page, 'First', 'Archive');
    await start.page.press(['tab', 'Archived']);
    await start.page.gone(row('Second'));
    await choose(start.page, 'First', 'Move to inbox');
    await start.page.press(['tab', 'Inbox']);
    await start.page.see(row('First'));
  },
  async 'A switch that is turned is kept at the next visit'({ page, api, host }) {
    await page.open(host());
    await page.press(bell(0));
    await page.press(['button', 'Settings']);
    await page.see(email);
    await page.press(email);
    await until('the switch is stored', async () => (await api.channelSwitch('email')) === false);
    await page.open(host());
    await page.press(bell(0));
    await page.press(['button', 'Settings']);
    await page.see(email);
    await until('the switch is off', () =>
      page.evaluate(
        () => globalThis.journeyPart?.matches(':not(:checked):not([aria-checked="true"])') ?? false,
        null,
      ),
    );
  },
  async 'Mark all as read reads all of them'(start) {
    await openWith(start, ['First', 'Second']);
    await start.page.press(panel, ['button', 'Mark all as read']);
    await start.page.see(bell(0));
    await isRead(start, 'First');
    await isRead(start, 'Second');
  },
  async 'A message with a link leads the router of the app there'(start) {
    const { page, api, host } = start;
    await api.trigger('Look at the people', '/people');
    await page.open(host());
    await page.press(bell(1));
    await page.press(row('Look at the people'), ['link', 'Look at the people']);
    await page.read('The app’s router went to /people');
    await isRead(start, 'Look at the people');
  },
  async 'Escape closes the panel, Enter on the bell opens it again'(start) {
    await openWith(start, ['First']);
    await start.page.type('Escape');
    await start.page.gone(panel);
    await start.page.type('Enter');
    await start.page.see(panel, row('First'));
  },
  async 'The inbox as a page gives a message an address, which Back leaves'({ page, api, host, back }) {
    await api.trigger('First');
    await page.open(host('inbox', '/inbox'));
    await page.press(['region', 'Inbox'], row('First'), ['button', 'First']);
    await page.see(['heading', 'First']);
    await until('the address is that of the message', () =>
      page.evaluate(() => /^\/inbox\/[0-9a-f]{24}$/.test(location.pathname), null),
    );
    await back();
    await page.read('Choose a message');
  },
  async 'A question waits in "Needs you" until it is answered'({ page, api, host }) {
    await api.trigger('A question', undefined, { ...accept, kind: 'expense', data: { kind: 'expense' } });
    await page.open(host());
    await page.press(bell(1));
    await page.press(['tab', /^Needs you/]);
    await page.press(row('A question'), ['button', 'Accept']);
    await page.gone(row('A question'));
    await until(
      'the answer is stored',
      async () => (await api.row('A question'))?.cta?.action?.status === 'done',
    );
  },
  async 'A visit reads what leads to the open address, and nothing else'(start) {
    await start.api.trigger('Leads to the roadmap', '/roadmap');
    await start.api.trigger('Leads elsewhere', '/people');
    await start.page.open(start.host('widget', '/roadmap'));
    await isRead(start, 'Leads to the roadmap');
    await start.page.see(bell(1));
    await isRead(start, 'Leads elsewhere', false);
  },
  async 'Signing out takes the inbox away, and signing in brings it back'({ page, host }) {
    await page.open(host());
    await page.see(bell(0));
    await page.press(['button', 'Sign out']);
    await page.see(['heading', 'You are signed out']);
    await page.gone(['button', /^Notifications/]);
    await page.press(['link', 'Sign in again']);
    await page.see(['button', /^Notifications/]);
  },
  async 'A message that came while nobody looked is there at the next visit'({ page, api, host }) {
    await page.open(host());
    await page.see(bell(0));
    await page.open('about:blank');
    await api.trigger('Sent meanwhile');
    await page.open(host());
    await page.press(bell(1));
    await page.see(panel, row('Unread: Sent meanwhile'));
  },
  async 'The element of another site counts, and opens its panel in its shadow root'(start) {
    const { page, api } = start;
    await openEmbedded(
      start,
      (attributes) =>
        `<carillon-inbox ${attributes}></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`,
    );
    await page.see(bell(1));
    await api.trigger('Second');
    await page.press(bell(2));
    await page.see(panel, row('First'));
    await page.see(panel, row('Second'));
  },
  async 'mountInbox draws an inbox into the page, changes its language, and takes it away'(start) {
    const { page } = start;
    await openEmbedded(
      start,
      (_, options) => `<div id="place"></div><script type="module">
          import { mountInbox } from '/embed/carillon.js';
          window.inbox = mountInbox(place, { ...${options}, view: 'panel' });
        </script>`,
    );
    await page.see(row('First'));
    await page.evaluate(() => Reflect.get(window, 'inbox').update({ locale: 'de' }), null);
    await page.see(['heading', 'Benachrichtigungen']);
    await page.evaluate(() => Reflect.get(window, 'inbox').unmount(), null);
    await page.gone(row('First'));
  },
};
