import {
  archivedTab,
  type InboxMessage,
  type InboxProviderProps,
  type InboxSlots,
  type InboxTab,
  type ListOptions,
  needsYouTab,
  snoozedTab,
} from 'carillon';
import { inboxBackend, laterInBrowser, restBackend } from 'carillon/backends';
import { widgetBackend } from 'carillon/data';
import { contextMenu, fewer, keys, quiet, touch } from 'carillon/features';
import { NoteField } from './NoteField.tsx';

/**
 * `?backend=inbox` goes by the platform's inbox API, which has archive and snooze, in place of the widget's, and `?backend=rest` by the REST
 * protocol, which has any number of answers.
 */
const way = new URLSearchParams(location.search).get('backend') ?? 'widget';

/** The ways that this page does not go. */
export const otherWays = [
  { way: 'widget', name: 'the widget protocol', href: '/' },
  { way: 'inbox', name: 'the inbox API', href: '/?backend=inbox' },
  { way: 'rest', name: 'the REST protocol', href: '/?backend=rest' },
].filter((one) => one.way !== way);

/** What a message belongs to: the thread of a comment, or the builds of a branch. */
export function threadOf({ data }: InboxMessage): string | undefined {
  const thread: unknown = Object(data).thread;
  return typeof thread === 'string' ? thread : undefined;
}

const platform = { backendUrl: location.origin, socketUrl: location.origin };

/** The platform tells what happens by its own sockets. */
function byRest() {
  const { line = false } = inboxBackend(platform);
  return restBackend({
    baseUrl: '/v1/rest',
    session: true,
    capabilities: { archive: true, snooze: true, answered: true },
    line,
  });
}

const server = way === 'rest' ? byRest() : way === 'inbox' ? inboxBackend(platform) : widgetBackend(platform);

/** The widget protocol cannot put messages off, so this browser does. Either way the next message of a thread ends that. */
export const backend = laterInBrowser(server, { groupOf: threadOf });

export const tabs: readonly InboxTab[] = [
  { tabId: 'all', label: 'Inbox' },
  needsYouTab,
  snoozedTab,
  archivedTab,
];

export const list: ListOptions = {
  groupBy: ['day', threadOf],
  collapse: ({ kind }) => kind === 'build',
  search: true,
  filters: { kinds: { comment: 'Comments', expense: 'Expenses', build: 'Builds' } },
};

export const features = [keys(), contextMenu(), touch(), quiet(), fewer({ threadOf })];

/** Expenses may be approved together. To decline one needs a reason, and a deployment is looked at by itself. */
export const canAnswerTogether: NonNullable<InboxProviderProps['canAnswerTogether']> = (messages, { id }) =>
  id === 'primary' && messages.every(({ kind }) => kind === 'expense');

/** The inbox API takes no values with an answer. */
export const takesNote = way !== 'inbox';

export const slots: InboxSlots = takesNote
  ? { itemAnswer: ({ kind }) => kind === 'expense' && <NoteField /> }
  : {};
