import budgets from '../../bench/budgets.json' with { type: 'json' };

/** What there is beside messages: how it comes into an inbox, what it adds, its page, and the names of its sizes in the budgets. */
const features = [
  {
    name: 'Keys',
    page: 'features-keys--docs',
    from: 'keys()',
    adds: 'letters that act on rows, the sheet that lists them',
    sizes: ['the keys of a list, beside an inbox with its panel'],
  },
  {
    name: 'Row menus',
    page: 'start-here-guides-keys--docs',
    from: 'contextMenu()',
    adds: 'the menu of a row where the browser would open its own',
    sizes: ['the menus of rows at the pointer, where they are on'],
  },
  {
    name: 'Touch',
    page: 'features-touch--docs',
    from: 'touch()',
    adds: 'swipes and long presses of rows, pulls of a list',
    sizes: ['swipes and pulls of a list, beside an open panel'],
  },
  {
    name: 'Quiet',
    page: 'features-quiet--docs',
    from: 'quiet()',
    adds: 'pauses and quiet hours in the panel’s menu and the preferences, a sign at the bell',
    sizes: [
      'what keeps an inbox quiet, beside a bell with its socket',
      'pauses and quiet hours in the menu and the preferences',
    ],
  },
  {
    name: 'Fewer',
    page: 'features-fewer--docs',
    from: 'fewer()',
    adds: 'why a notification came, and how not to have more of them, in the menu of a row',
    sizes: [
      'what keeps muted threads silent, beside a bell with its socket',
      'the menu, the marks and the questions of rows, beside an open panel',
    ],
  },
  {
    name: 'Archive and snooze',
    page: 'start-here-guides-lists--docs',
    from: 'the backend can do it',
    adds: 'actions of rows and of the bar of several, tabs for what was archived or put off',
    sizes: [],
  },
  {
    name: 'Lists',
    page: 'features-what-waits-for-me--docs',
    from: 'a tab or an option of the list',
    adds: 'questions that wait, groups, search and filters above the rows',
    sizes: ["needs you, groups, search and filters in the README's app"],
  },
  {
    name: 'Attention',
    page: 'features-attention--docs',
    from: 'useAttention()',
    adds: 'the count in the title and the icon, sounds, notifications of the system',
    sizes: ['what draws attention, beside a bell with its socket'],
  },
  {
    name: 'Toasts',
    page: 'features-toasts--docs',
    from: 'Inbox.Toasts',
    adds: 'new notifications in a corner of the page',
    sizes: ['toasts of new messages, beside an inbox with its panel'],
  },
  {
    name: 'Page',
    page: 'features-page--docs',
    from: 'InboxPage',
    adds: 'the inbox as a page with a pane beside its list',
    sizes: [],
  },
  {
    name: 'Snooze in this browser',
    page: 'start-here-guides-backends--docs',
    from: 'laterInBrowser()',
    adds: 'snooze for a backend that has none; experimental',
    sizes: ['laterInBrowser'],
  },
] as const;

/** The rows of the table of features. A name that the budgets do not have is an error. */
export const featureRows = features.map(({ sizes, ...feature }) => ({
  ...feature,
  size: sizes.map(budgetOf).join(' and '),
}));

function budgetOf(name: string): string {
  const found = budgets.measures.find((one) => one.name === name);
  if (found === undefined) {
    throw new Error(`bench/budgets.json has no "${name}". Correct the table of features.`);
  }
  return `${found.budgetKib} KiB`;
}
