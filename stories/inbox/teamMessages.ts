import type { InboxMessage, MessageAnswer } from '../../src/data/index.ts';

const minuteMs = 60_000;

const people = {
  maya: { firstName: 'Maya', lastName: 'Okafor' },
  jonas: { firstName: 'Jonas', lastName: 'Lind' },
  ines: { firstName: 'Inês', lastName: 'Duarte' },
  tom: { firstName: 'Tom', lastName: 'Baker' },
} as const;

/** The buttons of a question. */
export const answers: readonly MessageAnswer[] = [
  { id: 'primary', look: 'primary', label: 'Approve', resultLabel: 'Approved' },
  { id: 'secondary', label: 'Decline', resultLabel: 'Declined' },
];

/** A message that came so many minutes ago. */
export function teamMessage(id: string, minutesAgo: number, more: Partial<InboxMessage>): InboxMessage {
  const createdAt = new Date(Date.now() - minutesAgo * minuteMs).toISOString();
  return { id, createdAt, read: false, seen: true, ...more };
}

/** A comment in a thread, by one of the team. */
export function comment(
  id: string,
  minutesAgo: number,
  who: keyof typeof people,
  thread: string,
  body: string,
  more: Partial<InboxMessage> = {},
): InboxMessage {
  const sender = people[who];
  const title = `${sender.firstName} commented on ${thread}`;
  const data = { thread };
  return teamMessage(id, minutesAgo, {
    kind: 'comment',
    title,
    body,
    sender,
    data,
    link: { url: `/${thread}` },
    ...more,
  });
}

/** A question that waits for an answer. */
export function question(id: string, minutesAgo: number, more: Partial<InboxMessage> = {}): InboxMessage {
  return teamMessage(id, minutesAgo, {
    kind: 'approval',
    title: `Expense ${id} waits for your approval`,
    body: 'Two nights in Lisbon, **€ 412**.',
    sender: people.ines,
    answers: answers,
    ...more,
  });
}

/** A state of a build, which the next one replaces. */
export function build(id: string, minutesAgo: number, title: string): InboxMessage {
  const data = { thread: 'build main' };
  return teamMessage(id, minutesAgo, {
    kind: 'build',
    title,
    actor: { type: 'system_icon', data: 'info' },
    data,
  });
}

/** The inbox of somebody in a team: threads, questions, the states of a build, and news. */
export function teamMessages(): readonly InboxMessage[] {
  return [
    comment('c5', 2, 'maya', 'Checkout redesign', 'The new summary reads **much** better on phones.'),
    question('q1', 6),
    build('b3', 11, 'Build of main passed'),
    comment('c4', 14, 'jonas', 'Checkout redesign', 'I have moved the coupon below the total.'),
    build('b2', 19, 'Build of main failed: 2 tests'),
    comment('c3', 25, 'tom', 'Checkout redesign', 'Does it also work in Arabic?'),
    question('q2', 40, { read: true }),
    build('b1', 44, 'Build of main started'),
    comment('d2', 75, 'ines', 'Pricing page', 'Numbers for November are in.', { read: true }),
    comment('c2', 90, 'maya', 'Checkout redesign', 'First draft is up.', { read: true }),
    question('q3', 200, { expiresAt: new Date(Date.now() - minuteMs).toISOString() }),
    comment('d1', 1_500, 'jonas', 'Pricing page', 'Who owns the table?', { read: true }),
    teamMessage('welcome', 3_000, { kind: 'news', title: 'Welcome to the team', read: true }),
  ];
}

/** The thread of a message: what comments on one thing, and the states of one build, have in common. */
export function threadOf({ data }: InboxMessage): string | undefined {
  const thread: unknown = Object(data).thread;
  return typeof thread === 'string' ? thread : undefined;
}
