/** An event of the host app: a workflow of the platform, with its payload. */
export interface Happening {
  readonly name: string;
  readonly payload: object;
  readonly actor?: object;
}

const maya = { subscriberId: 'maya', firstName: 'Maya', lastName: 'Okafor' };
const jonas = { subscriberId: 'jonas', firstName: 'Jonas', lastName: 'Lind' };
const priya = { subscriberId: 'priya', firstName: 'Priya', lastName: 'Raman' };
const diego = { subscriberId: 'diego', firstName: 'Diego', lastName: 'Santos' };

type Person = typeof maya;

/** What happens once or several times, by its kind; the number says how often it has happened before. */
const happenings = {
  comment: () => [comment(maya, 'Q4 launch plan', 'can you confirm the **rollout window** before Friday?')],
  thread: () => [
    comment(maya, 'Checkout redesign', 'first draft is up. The summary reads *much* better on phones.'),
    comment(jonas, 'Checkout redesign', 'I have moved the coupon below the total.'),
    comment(priya, 'Checkout redesign', 'does it also work in Arabic?'),
    comment(maya, 'Checkout redesign', 'it does now.'),
  ],
  question: (before: number) => [expense(before)],
  release: (before: number) => [release(before)],
  deployment: () => [{ name: 'deployment', payload: { release: 'api@2.14.1', environment: 'production' } }],
  build: (before: number) => [build('main', before)],
  burst: (before: number) => [
    expense(before, 301),
    ...[jonas, priya, diego, jonas, maya].map((who, place) =>
      comment(who, 'Release checklist', `step ${place + 1} of 5 is done.`),
    ),
    ...[0, 1, 2].map((state) => build('release', state)),
    file(diego, 'Screenshots for the stores', 'ZIP, 38 MB'),
    file(priya, 'Answers for support', '6 pages'),
    invoice('INV-2058', '$96.00'),
  ],
  invoice: () => [invoice('INV-2057', '$1,240.00')],
  digest: () => [
    {
      name: 'digest',
      payload: {
        period: 'week',
        highlights: [
          '**14** issues closed, 3 reopened',
          '**2** releases, no rollbacks',
          'Mobile app 3.0 is at 72 %',
        ],
      },
    },
  ],
  'long-read': () => [
    {
      name: 'long-read',
      payload: {
        title: 'What is new in Atlas',
        body: [
          'This month was about *focus*. Three things changed:',
          '1. **Quiet hours** hold everything that can wait until morning.',
          '2. **Smart digests** join what belongs together, such as ten comments on one document.',
          '3. `atlas deploy --canary` ships to one region first.',
          'The [full notes](/news/november) have the details, and the roadmap says what comes next.',
        ].join('\n\n'),
      },
    },
  ],
  'security-alert': () => [
    { name: 'security-alert', payload: { device: 'Firefox on Linux', place: 'Lisbon, Portugal' } },
  ],
} satisfies Readonly<Record<string, (before: number) => readonly Happening[]>>;

/** The name of something that can happen in the host app. */
export type HappeningKind = keyof typeof happenings;

/** All names of what can happen. */
export const happeningKinds: readonly string[] = Object.keys(happenings);

/** Makes a function that gives the events of a kind; those of the next time continue them, as a build goes on. */
export function createHappenings(): (kind: HappeningKind) => readonly Happening[] {
  const times = new Map<HappeningKind, number>();
  return (kind) => {
    const before = times.get(kind) ?? 0;
    times.set(kind, before + 1);
    return happenings[kind](before);
  };
}

function comment(actor: Person, document: string, words: string): Happening {
  const url = `/documents/${document.toLowerCase().replaceAll(' ', '-')}`;
  return {
    name: 'comment',
    payload: { author: nameOf(actor), document, comment: words, url, thread: document },
    actor,
  };
}

const expenses = [
  [diego, 'train to Hamburg', '€ 118.40'],
  [priya, 'books for the team', '€ 96.00'],
  [jonas, 'a chair', '€ 349.00'],
] as const;

function expense(before: number, first = 201): Happening {
  const [actor, purpose, amount] = expenses[before % expenses.length] ?? expenses[0];
  return {
    name: 'expense',
    payload: { author: nameOf(actor), number: String(first + before), purpose, amount },
    actor,
  };
}

/** A question with five answers, two of which ask for something. The widget protocol and the inbox API show two of them. */
function release(before: number): Happening {
  const reason = { type: 'string', title: 'Reason', minLength: 3, maxLength: 200 };
  const region = { type: 'string', title: 'Region', enum: ['Frankfurt', 'Singapore', 'Virginia'] };
  const share = { type: 'integer', title: 'Per cent of the traffic', minimum: 1, maximum: 50, default: 5 };
  const answers = [
    { id: 'deploy', label: 'Deploy', look: 'primary', resultLabel: 'Deployed' },
    {
      id: 'canary',
      label: 'One region first',
      resultLabel: 'Deployed to one region',
      fields: { type: 'object', properties: { region, share }, required: ['region'] },
    },
    { id: 'tonight', label: 'Tonight', resultLabel: 'Deployed at night' },
    { id: 'hold', label: 'Hold until Monday', resultLabel: 'On hold' },
    {
      id: 'reject',
      label: 'Reject',
      look: 'danger',
      resultLabel: 'Rejected',
      fields: { type: 'object', properties: { reason }, required: ['reason'] },
    },
  ];
  const content = 'The release agent has built it, and **all 214 tests** passed.';
  const payload = { subject: `Deploy api@2.${15 + before}.0?`, content, answers };
  return { name: 'message', payload };
}

function build(branch: string, before: number): Happening {
  const state = ['running', 'failed', 'passed'][before % 3];
  return { name: 'build', payload: { branch, state, thread: `build of ${branch}` } };
}

function file(actor: Person, name: string, size: string): Happening {
  return { name: 'file-shared', payload: { author: nameOf(actor), file: name, size }, actor };
}

function invoice(number: string, amount: string): Happening {
  return { name: 'invoice', payload: { number, amount, status: 'paid' } };
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}
