import type { WireButton } from './wire.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/** The fields in which a sample message differs; `build.ts` adds the rest. */
export interface MessageSample {
  workflow: string;
  ageMs: number;
  subject?: string;
  content: string;
  /** The actor: a person's subscriber id, or a system icon. */
  from: { person: string } | { icon: string };
  feed?: 'mentions' | 'alerts' | 'billing';
  url?: string;
  buttons?: WireButton[];
  pressed?: 'primary' | 'secondary';
  /** Default: read. */
  state?: 'new' | 'seen';
}

/** The sample messages, newest first: every kind of sender, length and markup that an inbox has to show. */
export const messageSamples: readonly MessageSample[] = [
  {
    workflow: 'comment-mention',
    ageMs: 2 * minutes,
    subject: 'Maya Okafor mentioned you',
    content: `In [Q4 launch plan](/docs/q4-launch-plan): can you confirm the **rollout window** before Friday? The mobile build is waiting for it.`,
    from: { person: 'maya.okafor' },
    feed: 'mentions',
    url: '/docs/q4-launch-plan',
    state: 'new',
  },
  {
    workflow: 'deployment-approval',
    ageMs: 18 * minutes,
    subject: 'Deployment needs approval',
    content: '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.',
    from: { icon: 'warning' },
    feed: 'alerts',
    buttons: [
      { type: 'primary', content: 'Review', url: '/deployments/2140', resultContent: 'Under review' },
      { type: 'secondary', content: 'Dismiss', resultContent: 'Dismissed' },
    ],
    state: 'new',
  },
  {
    workflow: 'file-shared',
    ageMs: 1 * hours,
    subject: 'Jonas Lind shared a file',
    content: 'Brand guidelines v3 (PDF, 4.2 MB)',
    from: { person: 'jonas.lind' },
    url: '/files/brand-guidelines-v3',
    state: 'seen',
  },
  {
    workflow: 'invoice-paid',
    ageMs: 1 * days,
    subject: 'Invoice paid',
    content: 'INV-2041 was paid in full. Thank you!',
    from: { icon: 'success' },
    feed: 'billing',
    buttons: [{ type: 'primary', content: 'Send receipt', resultContent: 'Receipt sent to finance' }],
    pressed: 'primary',
  },
  {
    workflow: 'project-invitation',
    ageMs: 1 * days + 40 * minutes,
    subject: 'Priya Raman invited you to Atlas',
    content: 'You can now see the roadmap and comment on it.',
    from: { person: 'priya.raman' },
    url: '/projects/atlas',
  },
  {
    workflow: 'build-failed',
    ageMs: 1 * days + 3 * hours,
    subject: 'Build failed on main',
    content: '`web` stopped at **type check** with 3 errors in `checkout/address.ts`.',
    from: { icon: 'error' },
    feed: 'alerts',
    url: '/builds/8813',
  },
  {
    workflow: 'comment-reply',
    ageMs: 2 * days,
    subject: 'Tomás Herrera replied to your comment',
    content:
      '> Should the export keep archived rows?\n\nYes, but *behind a switch*. I wrote down the two cases.',
    from: { person: 'tomas.herrera' },
    feed: 'mentions',
    url: '/issues/ATL-318',
  },
  {
    workflow: 'reaction',
    ageMs: 2 * days + 2 * hours,
    content: '**Grace Kim** reacted with 🎉 to “We are live in Brazil”.',
    from: { person: 'grace.kim' },
  },
  {
    workflow: 'weekly-digest',
    ageMs: 3 * days,
    subject: 'Your week in Atlas',
    content: '- 14 issues closed\n- 3 releases shipped\n- 2 people joined the team',
    from: { icon: 'up' },
    url: '/projects/atlas/digest',
  },
  {
    workflow: 'sign-in-alert',
    ageMs: 4 * days,
    subject: 'New sign-in from Lisbon',
    content: 'Firefox on Linux, 17 November, 08:12. Was this you?',
    from: { icon: 'question' },
    feed: 'alerts',
    buttons: [
      { type: 'primary', content: 'Yes, it was me' },
      { type: 'secondary', content: 'Secure my account', url: '/security' },
    ],
  },
  {
    workflow: 'issue-assigned',
    ageMs: 5 * days,
    subject: 'Aiko Sato assigned you an issue',
    content: 'ATL-402: the calendar skips the last Sunday of October.',
    from: { person: 'aiko.sato' },
    url: '/issues/ATL-402',
  },
  {
    workflow: 'storage-limit',
    ageMs: 6 * days,
    subject: 'Storage is 90% full',
    content: '45 of 50 GB are used. Uploads stop when it is full.',
    from: { icon: 'warning' },
    feed: 'billing',
    buttons: [{ type: 'primary', content: 'See plans', url: '/billing/plans' }],
  },
  {
    workflow: 'request-approved',
    ageMs: 8 * days,
    subject: 'Lena Fischer approved your request',
    content: 'Five days off from 14 December. Enjoy!',
    from: { person: 'lena.fischer' },
  },
  {
    workflow: 'maintenance',
    ageMs: 9 * days,
    subject: 'Maintenance on Sunday',
    content: `Search and exports are read-only on **22 November, 02:00 to 04:00 UTC**. Nothing is lost, and nothing has to be done. [Status page](/status)`,
    from: { icon: 'info' },
    feed: 'alerts',
  },
  {
    workflow: 'changes-requested',
    ageMs: 11 * days,
    subject: 'Omar Haddad requested changes',
    content:
      'In `retry.ts`:\n\n```\nreturn failureCount < maxRetries;\n```\n\nShould this look at the status, too?',
    from: { person: 'omar.haddad' },
    feed: 'mentions',
    url: '/reviews/771',
  },
  {
    workflow: 'export-ready',
    ageMs: 12 * days,
    subject: 'Your export is ready',
    content: 'customers-2026-11.csv has 18,204 rows and is kept for 7 days.',
    from: { icon: 'success' },
    url: '/exports/55',
  },
];
