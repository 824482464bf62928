import { releaseNotes, roadmapUpdate } from './seedTexts.ts';

/** One message of the demo inbox. */
export interface SeedMessage {
  /** How long before the first start it arrived. */
  minutesAgo: number;
  /** new: not even seen; seen: seen but unread; read: both. */
  state: 'new' | 'seen' | 'read';
  workflow: string;
  /** The subscriber id of the person who caused it. */
  actor?: string;
  payload: Readonly<Record<string, unknown>>;
}

const hour = 60;
const day = 24 * hour;

/** The colleagues who write to the demo subscriber. */
export const people = [
  { subscriberId: 'maya', firstName: 'Maya', lastName: 'Okafor' },
  { subscriberId: 'jonas', firstName: 'Jonas', lastName: 'Lind' },
  { subscriberId: 'priya', firstName: 'Priya', lastName: 'Raman' },
  { subscriberId: 'diego', firstName: 'Diego', lastName: 'Santos' },
  { subscriberId: 'hana', firstName: 'Hana', lastName: 'Sato' },
  { subscriberId: 'leila', firstName: 'Leila', lastName: 'Haddad' },
] as const;

const maya = { actor: 'maya', author: 'Maya Okafor' };
const jonas = { actor: 'jonas', author: 'Jonas Lind' };
const priya = { actor: 'priya', author: 'Priya Raman' };
const diego = { actor: 'diego', author: 'Diego Santos' };
const hana = { actor: 'hana', author: 'Hana Sato' };
const leila = { actor: 'leila', author: 'Leila Haddad' };

/** The demo inbox, newest first. */
export const seedMessages: readonly SeedMessage[] = [
  comment(
    2,
    'new',
    maya,
    'Q4 launch plan',
    'can you confirm the **rollout window** before Friday? The mobile build is ready, so only the date is missing.',
  ),
  by(6, 'new', 'expense', hana, { number: '113', purpose: 'research trip to Porto', amount: '€ 412.00' }),
  build(11, 'new', 'passed'),
  comment(14, 'new', jonas, 'Q4 launch plan', 'the store pages are translated, all nine of them.'),
  system(18, 'new', 'deployment', { release: 'api@2.14.0', checks: 'Checks passed on 3 of 3 regions.' }),
  build(22, 'seen', 'failed'),
  by(27, 'seen', 'expense', diego, { number: '112', purpose: 'two screens', amount: '€ 618.00' }),
  comment(33, 'seen', priya, 'Q4 launch plan', 'support wants *two days* of notice. Is that possible?'),
  build(35, 'read', 'running'),
  comment(
    41,
    'new',
    hana,
    'Onboarding research',
    'the interviews are in. Three findings you should see:\n\n1. People look for *search* first\n2. Nobody opens the tour\n3. **Templates** save them about an hour',
  ),
  comment(52, 'read', maya, 'Q4 launch plan', 'first draft is up, please be merciless.'),
  by(1 * hour, 'new', 'file-shared', jonas, { file: 'Brand guidelines v3', size: 'PDF, 4.2 MB' }),
  system(3 * hour, 'new', 'security-alert', { device: 'Firefox on Linux', place: 'Lisbon, Portugal' }),
  comment(
    5 * hour,
    'seen',
    diego,
    'Billing API review',
    'could you look at `retryAfterMs`? I think it should be capped:\n\n```ts\nconst waitMs = Math.min(retryAfterMs, 30_000);\n```',
  ),
  general(
    7 * hour,
    'seen',
    'Your export is ready',
    'The export of **12,480 contacts** is ready. [Download it](/exports/contacts) within seven days.',
    'success',
  ),
  system(1 * day, 'seen', 'invoice', { number: 'INV-2041', amount: '$480.00', status: 'paid' }),
  by(1 * day + 2 * hour, 'new', 'invitation', priya, { project: 'Atlas' }),
  comment(
    1 * day + 4 * hour,
    'read',
    leila,
    'Press kit',
    'thank you, this is exactly what the journalists asked for.',
  ),
  system(1 * day + 6 * hour, 'read', 'long-read', { title: 'What is new in version 8', body: releaseNotes }),
  system(2 * day, 'new', 'invoice', { number: 'INV-2039', amount: '$96.00', status: 'failed' }),
  comment(
    2 * day + 1 * hour,
    'read',
    priya,
    'Atlas roadmap',
    'moved *offline mode* to the second quarter. Do you agree?',
  ),
  by(2 * day + 3 * hour, 'seen', 'file-shared', hana, {
    file: 'Interview notes',
    size: '14 pages',
    note: 'The quotes on pages **3** and **9** are worth reading first.',
  }),
  general(
    2 * day + 5 * hour,
    'read',
    'Jonas Lind finished a task',
    '~~Draft the announcement~~ is done. Next: *review with legal*.',
    null,
    jonas,
  ),
  system(3 * day, 'read', 'deployment', {
    release: 'web@5.3.1',
    environment: 'staging',
    checks: 'All 214 tests passed.',
  }),
  system(3 * day + 2 * hour, 'seen', 'digest', {
    period: 'week',
    highlights: [
      '**18** tasks finished, 4 more than last week',
      '**3** documents are waiting for you',
      'Fastest review: *Hana*, in 11 minutes',
    ],
  }),
  comment(
    3 * day + 6 * hour,
    'read',
    maya,
    'Pricing page',
    'the new table reads so much better. Shipping it today.',
  ),
  general(
    4 * day,
    'read',
    'Storage is almost full',
    'You use **9.1 GB of 10 GB**. Remove old files or [get more space](/settings/storage).',
    'warning',
  ),
  comment(
    4 * day + 3 * hour,
    'seen',
    jonas,
    'Icon set',
    'which bell do you like better, the outlined or the filled one?',
  ),
  system(5 * day, 'read', 'invoice', {
    number: 'INV-2036',
    amount: '$480.00',
    status: 'due',
    due: '1 December',
  }),
  by(5 * day + 2 * hour, 'read', 'invitation', leila, {
    project: 'Newsroom',
    access: 'You can write, publish and invite others.',
  }),
  general(
    6 * day,
    'read',
    'Import failed',
    'Row **214** of `contacts.csv` has no e-mail address. Nothing was imported; fix the row and [try again](/imports).',
    'error',
  ),
  comment(
    6 * day + 4 * hour,
    'read',
    diego,
    'Incident 77',
    'root cause found: a certificate that nobody renewed. I wrote down how we keep it from happening again.',
  ),
  system(7 * day, 'read', 'long-read', { title: 'Roadmap: what we build next', body: roadmapUpdate }),
  general(
    8 * day,
    'read',
    'How are we doing?',
    'Two questions, less than a minute. Your answer goes straight to the people who build this.',
    'question',
  ),
  general(
    9 * day,
    'read',
    'Maintenance is over',
    'All systems are back. The whole work took **14 minutes**, six fewer than planned.',
    'info',
  ),
  by(10 * day, 'read', 'file-shared', leila, {
    file: 'Welcome pack',
    size: 'ZIP, 11 MB',
    note: 'Good to have you here!',
  }),
];

function comment(
  minutesAgo: number,
  state: SeedMessage['state'],
  who: { actor: string; author: string },
  document: string,
  words: string,
): SeedMessage {
  const url = `/documents/${document.toLowerCase().replaceAll(' ', '-')}`;
  return by(minutesAgo, state, 'comment', who, { document, comment: words, url, thread: document });
}

function build(minutesAgo: number, state: SeedMessage['state'], outcome: string): SeedMessage {
  return system(minutesAgo, state, 'build', { branch: 'main', state: outcome, thread: 'build of main' });
}

function by(
  minutesAgo: number,
  state: SeedMessage['state'],
  workflow: string,
  who: { actor: string; author: string },
  payload: SeedMessage['payload'],
): SeedMessage {
  return { minutesAgo, state, workflow, actor: who.actor, payload: { author: who.author, ...payload } };
}

function system(
  minutesAgo: number,
  state: SeedMessage['state'],
  workflow: string,
  payload: SeedMessage['payload'],
): SeedMessage {
  return { minutesAgo, state, workflow, payload };
}

function general(
  minutesAgo: number,
  state: SeedMessage['state'],
  subject: string,
  content: string,
  icon: string | null,
  who?: { actor: string },
): SeedMessage {
  const actor = icon === null ? {} : { actor: { type: 'system_icon', data: icon } };
  return {
    minutesAgo,
    state,
    workflow: 'message',
    ...(who ? { actor: who.actor } : {}),
    payload: { subject, content, ...actor },
  };
}
