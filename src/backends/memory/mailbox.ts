import {
  concerns,
  containsData,
  feedsOf,
  type GivenAnswer,
  type GlobalPreference,
  hasFlagsOf,
  type InboxError,
  type InboxMessage,
  isOver,
  type MessageEffect,
  type MessageRows,
  type MessagesQuery,
  type PreferenceSwitches,
  type QuietHours,
  type Switches,
  type WorkflowPreference,
} from '../../data/index.ts';
import type { Channel } from '../../platform-constants/index.ts';

/** A message's place in the order of a mailbox: it outlives the message. */
type Place = Pick<InboxMessage, 'id' | 'createdAt'>;

/** Makes ids for messages that come without one: no two mailboxes of a backend have the same. */
export function createIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `memory-${made}`;
  };
}

/** A message that was answered, and what stood against that. */
interface AnswerOutcome {
  readonly messages: readonly InboxMessage[];
  readonly conflict: InboxError['conflict'];
}

function conflictOf(
  message: InboxMessage,
  { id, data }: GivenAnswer,
  nowMs: number,
): AnswerOutcome['conflict'] {
  const { answered, withdrawnAt } = message;
  // The same answer twice is one whose first confirmation was lost.
  return answered
    ? JSON.stringify([answered.id, answered.data]) === JSON.stringify([id, data])
      ? undefined
      : 'answered'
    : withdrawnAt
      ? 'withdrawn'
      : isOver(message, nowMs)
        ? 'expired'
        : undefined;
}

export type Mailbox = ReturnType<typeof createMailbox>;

export function createMailbox(
  initial: readonly InboxMessage[],
  workflows: readonly WorkflowPreference[],
  makeId: () => string = createIds(),
) {
  let messages: readonly InboxMessage[] = [...initial].sort(newestFirst);
  let preferences = workflows;
  let quietHours: QuietHours | undefined;
  let global: GlobalPreference = { preference: { enabled: true, channels: channelsOf(workflows) } };

  function change(
    chosen: (message: InboxMessage) => boolean,
    effect: MessageEffect | Partial<InboxMessage>,
  ): readonly InboxMessage[] {
    const returned: InboxMessage[] = [];
    messages = messages.flatMap((message) => {
      if (!chosen(message)) {
        return message;
      }
      if (effect === 'removed') {
        return [];
      }
      const next = { ...message, ...effect };
      returned.push(next);
      return next;
    });
    return returned;
  }

  return {
    messages: () => messages,
    list(query: MessagesQuery, after: Place | null, limit: number): MessageRows {
      const found = messages.filter(
        (message) => matches(query, message) && (after === null || newestFirst(after, message) < 0),
      );
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const next = found.length > limit && last ? { id: last.id, createdAt: last.createdAt } : null;
      return { messages: page, next };
    },
    count: (query: MessagesQuery) => messages.filter((message) => matches(query, message)).length,
    change(ids: readonly string[], effect: MessageEffect | Partial<InboxMessage>) {
      const isGone = ids.some((id) => !messages.some((message) => message.id === id));
      return { messages: change(({ id }) => ids.includes(id), effect), isGone };
    },
    changeAll(query: MessagesQuery, effect: MessageEffect) {
      change((message) => matches(query, message) && concerns(effect, message), effect);
      return { messages: [], isGone: false };
    },
    /** Answers a message, unless it has another answer already, was taken back, or its time is over. */
    answer(messageId: string, given: GivenAnswer, nowMs = Date.now()): AnswerOutcome {
      const found = messages.find(({ id }) => id === messageId);
      const conflict = found && conflictOf(found, given, nowMs);
      const answered = found?.answered ?? { at: new Date(nowMs).toISOString(), ...given };
      return { messages: change((one) => one === found, conflict ? {} : { answered }), conflict };
    },
    receive(message: Partial<InboxMessage> = {}): InboxMessage {
      const createdAt = new Date().toISOString();
      const made = { id: makeId(), read: false, seen: false, createdAt, ...message };
      messages = [made, ...messages].sort(newestFirst);
      return made;
    },
    /** Brings back what is put off until then or before, as new messages, and returns them. */
    wake(nowMs: number): readonly InboxMessage[] {
      const isDue = ({ snoozedUntil }: InboxMessage) => Date.parse(snoozedUntil ?? '') <= nowMs;
      const due = messages.filter(isDue);
      if (due.length === 0) {
        return due;
      }
      const createdAt = new Date(nowMs).toISOString();
      const woken = due.map((one) => ({
        ...one,
        read: false,
        snoozedUntil: null,
        cameBack: true,
        createdAt,
      }));
      messages = [...woken, ...messages.filter((one) => !isDue(one))].sort(newestFirst);
      return woken;
    },
    preferences: () => preferences,
    global: () => global,
    quietHours: () => quietHours,
    setQuietHours(next: QuietHours): void {
      quietHours = next;
    },
    turn(workflowId: string | undefined, switches: Switches): PreferenceSwitches | undefined {
      if (workflowId === undefined) {
        global = { ...global, preference: turned(global.preference, switches) };
        return global.preference;
      }
      preferences = preferences.map((row) =>
        row.workflow.id === workflowId ? { ...row, preference: turned(row.preference, switches) } : row,
      );
      return preferences.find(({ workflow }) => workflow.id === workflowId)?.preference;
    },
  };
}

function matches(query: MessagesQuery, message: InboxMessage): boolean {
  const { feedId, data } = message;
  const feeds = feedsOf(query);
  return (
    hasFlagsOf(query, message) &&
    (feeds.length === 0 || feeds.includes(feedId ?? '')) &&
    (query.data === undefined || containsData(data, query.data))
  );
}

/** Two messages of one moment are in the order of their ids, so that no page has a message twice. */
function newestFirst(one: Place, other: Place): number {
  const byDate = other.createdAt.localeCompare(one.createdAt);
  // Of two made ids the one with the higher number came later.
  return byDate || other.id.localeCompare(one.id, undefined, { numeric: true });
}

function turned(preference: PreferenceSwitches, { enabled, ...channels }: Switches): PreferenceSwitches {
  return {
    ...preference,
    enabled: enabled ?? preference.enabled,
    channels: { ...preference.channels, ...channels },
  };
}

function channelsOf(workflows: readonly WorkflowPreference[]): { [Name in Channel]?: boolean } {
  const names = workflows.flatMap(({ preference }) => Object.keys(preference.channels));
  return Object.fromEntries(names.map((name) => [name, true]));
}
