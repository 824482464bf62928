import type { Allowed, PressTable } from './table.ts';

/** A workflow that can be turned off, its channels, and the switch or checkbox of its group; one that is alone in it has none. */
const workflows: readonly [name: string, channels: string, group?: string][] = [
  ['Comments and mentions', 'In-app, Email, Push', 'checkbox collaboration'],
  ['File activity', 'In-app', 'checkbox collaboration'],
  ['Invitations', 'In-app, Email', 'checkbox collaboration'],
  ['Deployments', 'In-app, Chat', 'checkbox engineering'],
  ['Failed builds', 'In-app, Chat', 'checkbox engineering'],
  ['Invoices and payments', 'In-app, Email', 'switch billing'],
  ['Weekly digest', 'Email'],
];

const channels = { 'In-app': 'in_app', Email: 'email', SMS: 'sms', Chat: 'chat', Push: 'push' } as const;

/** The key of the button that shows the channels of a workflow. */
const detailsKey = ([name, summary]: (typeof workflows)[number]) => `preferences: button ${name} ${summary}`;

const patch = 'PATCH /widgets/preferences/<id> {"enabled":false}';

/** A switch is turned off: by a press or Space, but not by Enter, as with any checkbox. */
function turnsOff(key: string, calls: readonly string[], others: readonly string[] = []): [string, Allowed] {
  const off = [key, ...others].map((one) => `off: preferences: ${one} checked`);
  return [`preferences: ${key}`, { else: ['+ open: toast', ...calls, ...off], Enter: [] }];
}

/** Workflows that must stay on. */
const stays = ['switch Sign-in alerts', 'switch Storage warnings'];

/** What can be pressed in the preferences. */
export const preferences: PressTable = {
  'panel: button Back': ['- open: preferences', 'focus: panel: button Settings'],
  ...Object.fromEntries(stays.map((key) => [`preferences: ${key}`, []])),
  ...Object.fromEntries([
    turnsOff('switch All notifications', ['PATCH /widgets/preferences {"preferences":[],"enabled":false}']),
    ...Object.entries(channels).map(([name, type]) =>
      turnsOff(`switch All notifications, ${name}`, [
        `PATCH /widgets/preferences {"preferences":[{"channelType":"${type}","type":"${type}","enabled":false}]}`,
      ]),
    ),
    ...workflows.map(([name, , group]) => turnsOff(`switch ${name}`, [patch], group ? [group] : [])),
    ...[...new Set(workflows.flatMap(([, , group]) => group ?? []))].map((group) => {
      const names = workflows.filter(([, , own]) => own === group).map(([name]) => `switch ${name}`);
      return turnsOff(
        group,
        names.map(() => patch),
        names,
      );
    }),
  ]),
  ...Object.fromEntries(workflows.map(detailsKey).map((key) => [key, [`on: ${key} aria-expanded`]])),
};

/** Controls that have another of their kind before them: the same component with the same handler, for another channel, workflow or group. */
export const alikePreferences: ReadonlySet<string> = new Set([
  ...Object.keys(channels)
    .slice(1)
    .map((name) => `preferences: switch All notifications, ${name}`),
  ...workflows.slice(1).flatMap((one) => [`preferences: switch ${one[0]}`, detailsKey(one)]),
  'preferences: checkbox engineering',
]);
