import { late } from '../../base/index.ts';
import {
  type Capabilities,
  type InboxBackend,
  isRecord,
  parseSession,
  widgetLine,
} from '../../data/index.ts';
import { changeMessages } from './inboxChanges.ts';
import { createInboxHttp, insideOf, pathOf } from './inboxHttp.ts';
import { messageFromEvent, messageFromItem, unreadFromEvent } from './inboxItem.ts';
import { createCounts, listMessages, moveCursor } from './inboxLists.ts';
import { changePreference, getGlobalPreference, listPreferences } from './inboxPreferences.ts';

/** Where a platform with the inbox API is. */
export interface InboxBackendOptions {
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl: string;
  /** Base URL of the live socket, by socket.io. Without one the inbox asks every 30 seconds. */
  readonly socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  readonly socketPath?: string | undefined;
  /** Sends the calls, in place of the `fetch` of the page. */
  readonly fetch?: typeof fetch | undefined;
}

/** Only where readers have quiet hours. */
const loadSchedule = late(() => import('./inboxSchedule.ts'));

/** The backend of the platform's inbox API (`/v1/inbox`), with archive and snooze. The names of feeds are tags of workflows there. */
export function inboxBackend(options: InboxBackendOptions): InboxBackend {
  const { backendUrl, socketUrl, socketPath } = options;
  const http = createInboxHttp(options);
  return {
    id: `${backendUrl}/inbox`,
    capabilities: {
      read: 'feeds',
      unread: true,
      seen: true,
      // By one call the server would take what is archived, too.
      remove: 'ids',
      archive: true,
      snooze: true,
      answers: true,
      preferences: true,
      globalPreference: true,
      schedule: true,
      organization: false,
    },
    async openSession({ applicationIdentifier, subscriberId, subscriberHash }, call) {
      const body = {
        applicationIdentifier,
        subscriberId,
        // Servers from before April 2025 know `subscriberId` only, later ones prefer this.
        subscriber: { subscriberId },
        subscriberHash: subscriberHash ?? undefined,
      };
      const answer = insideOf(await http('POST', '/session', call, { body }));
      return { ...parseSession({ data: answer }, subscriberId), capabilities: capabilitiesOf(answer) };
    },
    listMessages: (query, cursor, limit, call) => listMessages(http, query, cursor, limit, call),
    moveCursor,
    countMessages: createCounts(http),
    changeMessages: (target, effect, call) => changeMessages(http, target, effect, call),
    async answerMessage(id, actionType, _data, call) {
      const answer = await http('PATCH', `${pathOf('/notifications', id)}/complete`, call, {
        body: { actionType },
      });
      return { messages: [messageFromItem(insideOf(answer))] };
    },
    listPreferences: (call) => listPreferences(http, call),
    getGlobalPreference: (call) => getGlobalPreference(http, call),
    changePreference: (workflowId, switches, call) => changePreference(http, workflowId, switches, call),
    async getQuietHours(call) {
      const [{ hoursFromSchedule }, answer] = await Promise.all([
        loadSchedule(),
        http('GET', '/preferences/global', call),
      ]);
      return hoursFromSchedule(insideOf(answer));
    },
    async changeQuietHours(hours, call) {
      const { scheduleFromHours } = await loadSchedule();
      return http('PATCH', '/preferences', call, { body: { schedule: scheduleFromHours(hours) } });
    },
    line:
      socketUrl === undefined
        ? undefined
        : widgetLine(socketUrl, socketPath, {
            notification_received: ({ message }, listener) => listener.message(messageFromEvent(message)),
            unread_count_changed: (told, listener) => listener.counts({ unread: unreadFromEvent(told) }),
            unseen_count_changed: ({ unseenCount: unseen }, listener) => listener.counts({ unseen }),
          }),
  };
}

/** What an older server lacks, by what its session says: it tells no version. */
function capabilitiesOf(session: unknown): Partial<Capabilities> {
  const { maxSnoozeDurationHours: hours, unreadCount, contextKeys } = isRecord(session) ? session : {};
  return {
    snooze: typeof hours === 'number' && hours > 0,
    seen: unreadCount !== undefined,
    ...(contextKeys === undefined && { remove: false, schedule: false }),
  };
}
