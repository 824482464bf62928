import type { Choice } from './choices.ts';
import { developmentPort, type Project } from './Project.ts';
import { scriptCommand } from './packageCommands.ts';
import { seedName } from './plan.ts';
import type { Recipe } from './recipes/Recipe.ts';

interface Remaining {
  readonly byHand: readonly string[];
  /** Commands of an installation that was not done, each as a list of words. */
  readonly install: readonly (readonly string[])[];
}

const guide = 'https://github.com/carillon-inbox/carillon/blob/main/docs/guides/own-database.md';

/** What the developer reads at the end: what is left, and the commands that come next. */
export function nextSteps(
  project: Project,
  { framework, store }: Choice,
  { start, hasBell, left }: Recipe,
  { byHand, install }: Remaining,
): string {
  const { manager } = project;
  const address = `http://localhost:${developmentPort({ ...project, framework })}`;
  const needs = [
    ...byHand,
    ...left,
    ...(store === 'postgres'
      ? ['DATABASE_URL has to be in the environment of both commands, such as postgres://localhost/app.']
      : []),
  ];
  const started = 'script' in start ? scriptCommand(manager, start.script) : start.command;
  const seen = hasBell
    ? `then ${address} has the bell, with the message`
    : `then ${address}/api/inbox/messages has the message`;
  const steps = [
    ...install.map((words) => [words.join(' '), 'installs what is missing']),
    [scriptCommand(manager, seedName), 'makes the tables, and sends a message'],
    [hasBell ? started : inDevelopment(started), seen],
  ];
  const width = Math.max(...steps.map(([command = '']) => command.length));
  return [
    ...(needs.length === 0 ? [] : ['', 'Left to you:', ...needs.map((need) => `- ${need}`)]),
    '',
    'Next:',
    ...steps.map(([command = '', does]) => `  ${command.padEnd(width)}  ${does}`),
    '',
    `Before production: ${guide}`,
  ].join('\n');
}

/** Vite and Next.js say by themselves that this is development; a bare server has to hear it. */
function inDevelopment(command: string): string {
  return process.platform === 'win32'
    ? `set "NODE_ENV=development" && ${command}`
    : `NODE_ENV=development ${command}`;
}
