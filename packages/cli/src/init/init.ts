import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../UsageError.ts';
import { type Choice, frameworks, labels, memberOf, stores } from './choices.ts';
import { nextSteps } from './nextSteps.ts';
import { type Project, readProject } from './Project.ts';
import { installCommands, runCommand } from './packageCommands.ts';
import { type Change, diffOf, planOf } from './plan.ts';
import { type Questions, terminal } from './Questions.ts';
import { recipeOf } from './recipes/recipeOf.ts';
import { writePlan } from './writePlan.ts';

export const usage = `carillon init [options]

Puts an inbox over your own database into the app in this folder: the migration, the routes, the bell and a script that
sends a message. It shows the diff first, and replaces no file without asking.

  --framework <name>  ${frameworks.join(', ')}
  --store <name>      ${stores.join(', ')}
  --yes               asks nothing: takes what it guesses, writes, installs; files that are there stay as they are
  --dry-run           shows the diff, and writes nothing
  --no-install        leaves the installation of packages to you

Without --framework and --store it guesses from package.json, and asks.`;

const options = {
  framework: { type: 'string' },
  store: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'no-install': { type: 'boolean', default: false },
} as const;

/** Writes the inbox into the app of the current folder. */
export async function run(parameters: readonly string[]): Promise<number> {
  // Beside the built command.
  const migrations = new URL('migrations/', import.meta.url);
  return initApp(parameters, { folder: process.cwd(), migrations, questions: terminal, print: console.log });
}

interface Surroundings {
  readonly folder: string;
  /** The folder with the migrations of `carillon-server`. */
  readonly migrations: URL;
  readonly questions: Questions;
  print(text: string): void;
}

/** Resolves to the exit code. Throws a `UsageError` for options that cannot be, and for a folder without an app. */
export async function initApp(
  parameters: readonly string[],
  { folder, migrations, questions, print }: Surroundings,
): Promise<number> {
  const { values } = parseArgs({ args: [...parameters], options });
  const project = await readProject(folder);
  const choice = await chosen(values, project, questions);
  print(`${labels[choice.framework]}, ${labels[choice.store]}, ${project.manager}`);
  const recipe = await recipeOf(project, {
    ...choice,
    migrations: {
      postgres: await readFile(new URL('postgres.sql', migrations), 'utf8'),
      sqlite: await readFile(new URL('sqlite.sql', migrations), 'utf8'),
    },
  });
  const { changes, taken, byHand } = await planOf(project, recipe);
  if (changes.length > 0) {
    print(changes.map(diffOf).join(''));
  }
  const list = (verb: string, some: readonly Change[]) => some.map(({ path }) => `${verb}: ${path}`);
  if (values['dry-run']) {
    print(
      [...list('would stay, since it has another text', taken), ...byHand, 'Nothing was written.'].join('\n'),
    );
    return 0;
  }
  const count = changes.length === 1 ? 'this file' : `these ${changes.length} files`;
  if (changes.length > 0 && !values.yes && !(await questions.confirm(`Write ${count}?`, true))) {
    print('Nothing was written.');
    return 1;
  }
  const replaced: Change[] = [];
  for (const change of values.yes ? [] : taken) {
    print(diffOf(change));
    if (await questions.confirm(`${change.path} has another text. Replace it?`, false)) {
      replaced.push(change);
    }
  }
  const left = taken.filter((change) => !replaced.includes(change));
  await writePlan(folder, [...changes, ...replaced]);
  print([...list('written', [...changes, ...replaced]), ...list('left as it is', left)].join('\n'));
  if (changes.length + taken.length === 0) {
    print('Everything is there already.');
  }
  const commands = installCommands(project, recipe.packages);
  const mayInstall =
    commands.length > 0 &&
    !values['no-install'] &&
    (values.yes ||
      (await questions.confirm(`Run ${commands.map((words) => words.join(' ')).join(' and ')}?`, true)));
  const failed: (readonly string[])[] = [];
  for (const words of commands) {
    if (!mayInstall || !(await runCommand(folder, words))) {
      failed.push(words);
    }
  }
  print(nextSteps(project, choice, recipe, { byHand, install: failed }));
  return mayInstall && failed.length > 0 ? 1 : 0;
}

/** What the options say, else what the developer answers, or with `--yes` what `package.json` lets guess. */
async function chosen(
  values: {
    readonly framework?: string | undefined;
    readonly store?: string | undefined;
    readonly yes: boolean;
  },
  project: Project,
  questions: Questions,
): Promise<Choice> {
  const given = {
    framework: named('framework', frameworks, values.framework),
    store: named('store', stores, values.store),
  };
  const guess = { framework: project.framework, store: project.store ?? 'sqlite' };
  const framework =
    given.framework ??
    (values.yes ? guess.framework : undefined) ??
    (await questions.choose('Which framework serves the routes?', optionsOf(frameworks), guess.framework));
  const store =
    given.store ??
    (values.yes
      ? guess.store
      : await questions.choose('Where are messages stored?', optionsOf(stores), guess.store));
  return { framework, store };
}

function named<Member extends string>(
  option: string,
  members: readonly Member[],
  value: string | undefined,
): Member | undefined {
  const member = memberOf(members, value);
  if (value !== undefined && member === undefined) {
    throw new UsageError(`--${option} takes ${members.join(', ')}, and not "${value}".`);
  }
  return member;
}

function optionsOf<Member extends keyof typeof labels>(members: readonly Member[]) {
  return members.map((value) => ({ value, label: labels[value] }));
}
