import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly environment?: unknown;
  readonly needs?: string | readonly string[];
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const files = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const workflow: Workflow = parse(text);
  return { name: workflow.name, text, workflow };
});
const workflows = files.map(({ workflow }) => workflow);
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${workflow.name} ${name}`,
    workflow,
    ...job,
    rights: job.permissions ?? workflow.permissions,
  })),
);

/** What a job that may change something outside of its machine may run: it fetches what another job has made, and hands it over. */
const handingOver = [
  /^actions\/(?:download-artifact|deploy-pages|setup-node)@/,
  /^for archive in \*\.tgz; do npm publish "\.\/\$archive" --ignore-scripts --provenance --access public; done$/,
  /^gh release create "\$GITHUB_REF_NAME" carillon\.cdx\.json --generate-notes --verify-tag --repo "\$GITHUB_REPOSITORY"$/,
];

function mayChange({ rights }: (typeof jobs)[number]) {
  return typeof rights !== 'object' || Object.values(rights).some((right) => right === 'write');
}

function commands(steps: readonly Step[]) {
  return steps.flatMap(({ uses, run }) => (uses ?? run ?? '').trim().split('\n'));
}

function stepsThatUse(action: string, among = jobs) {
  return among.flatMap(({ name, steps }) =>
    steps
      .filter(({ uses }) => uses?.startsWith(`actions/${action}@`))
      .map((step) => ({ job: name, ...step })),
  );
}

/** Each `uses` of a workflow, with the comment that stands behind it. */
function actions(text: string) {
  const found: string[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'uses' && isScalar(value)) {
        found.push(`${value.value} #${value.comment ?? ''}`);
      }
    },
  });
  return found;
}

/** The paths of all values of a workflow that name a secret, by their keys. */
function secrets(text: string) {
  const found: string[] = [];
  visit(parseDocument(text), {
    Scalar(_, { value }, path) {
      if (typeof value === 'string' && value.includes('secrets.')) {
        found.push(
          path.flatMap((one) => ('key' in one && isScalar(one.key) ? [`${one.key.value}`] : [])).join('.'),
        );
      }
    },
  });
  return found;
}

describe('the workflows', () => {
  test('are read with their jobs and steps', () => {
    expect(workflows.map(({ name }) => name).sort()).toEqual(['pages', 'release', 'test']);
    expect(jobs.every(({ steps }) => steps.length > 0)).toBe(true);
    expect(jobs.filter(mayChange).map(({ name }) => name)).toEqual([
      'pages publish',
      'release publish',
      'release announce',
    ]);
  });

  test.each(files)('pin each action of $name to a commit, and name its version', ({ text }) => {
    const found = actions(text);
    expect(found.length).toBe(text.match(/\buses:/g)?.length);
    expect(found.filter((one) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  });

  test('pin one action to one commit', () => {
    const pins = new Set(files.flatMap(({ text }) => actions(text)));
    const names = [...pins].map((pin) => pin.replace(/@.*/, ''));
    expect(names).toEqual([...new Set(names)]);
  });

  test('give no rights but to read, unless a job asks for its own', () => {
    expect(workflows.map(({ name, permissions }) => ({ name, permissions }))).toEqual(
      workflows.map(({ name }) => ({ name, permissions: { contents: 'read' } })),
    );
  });

  test('run nothing in a job with rights but what hands over a finished artefact', () => {
    const others = jobs
      .filter(mayChange)
      .flatMap(({ name, steps }) => commands(steps).map((command) => ({ name, command })))
      .filter(({ command }) => !handingOver.some((allowed) => allowed.test(command)));
    expect(others).toEqual([]);
  });

  test('let no job both prove who it is and write into the repository', () => {
    const both = jobs.filter(
      ({ rights }) =>
        typeof rights === 'object' && rights['id-token'] === 'write' && rights.contents === 'write',
    );
    expect(both.map(({ name }) => name)).toEqual([]);
  });

  test('publish to npm and to the site only behind an environment, which has reviewers', () => {
    const proving = jobs.filter(
      ({ rights }) => typeof rights !== 'object' || rights['id-token'] !== undefined,
    );
    expect(proving.map(({ environment }) => environment)).toEqual([
      expect.objectContaining({ name: 'github-pages' }),
      'npm',
    ]);
  });

  test('leave no credentials on the disk of a job', () => {
    const checkouts = stepsThatUse('checkout');
    expect(checkouts.length).toBeGreaterThan(5);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('take nothing from a cache that another job has filled into what is published', () => {
    const publishing = new Set(jobs.filter(mayChange).map(({ workflow }) => workflow));
    const setups = stepsThatUse(
      'setup-node',
      jobs.filter(({ workflow }) => publishing.has(workflow)),
    );
    expect(setups.length).toBeGreaterThan(2);
    const cached = setups.filter(
      (step) => step.with?.['package-manager-cache'] !== false || step.with.cache !== undefined,
    );
    expect(cached).toEqual([]);
  });

  test('build after another workflow only what was pushed to this repository', () => {
    const first = jobs.filter(({ workflow, needs }) => 'workflow_run' in workflow.on && needs === undefined);
    expect(first.map(({ name }) => name)).toEqual(['pages build']);
    for (const { if: condition } of first) {
      const parts = condition?.split(/\s*&&\s*/) ?? [];
      expect(parts).toContain("github.event.workflow_run.conclusion == 'success'");
      expect(parts).toContain("github.event.workflow_run.event == 'push'");
      expect(parts).toContain('github.event.workflow_run.head_repository.full_name == github.repository');
      expect(condition).not.toContain('||');
    }
    expect(
      stepsThatUse('checkout').filter((step) => step.with?.['allow-unsafe-pr-checkout'] !== undefined),
    ).toEqual([]);
  });

  test('run for nobody else with the rights of this repository', () => {
    expect(workflows.filter(({ on }) => 'pull_request_target' in on).map(({ name }) => name)).toEqual([]);
  });

  test('put no value of an event into a command', () => {
    const runs = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(runs.length).toBeGreaterThan(10);
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  test.each(files)('give a secret of $name to single steps alone', ({ text }) => {
    expect(secrets(text).filter((path) => !/^jobs\.\w+\.steps\.env\.\w+$/.test(path))).toEqual([]);
  });

  test('publish what was packed after the tests, by a command that runs no script', () => {
    const release = workflows.find(({ name }) => name === 'release')?.jobs ?? {};
    const needs = Object.fromEntries(Object.entries(release).map(([name, job]) => [name, job.needs ?? []]));
    expect(needs).toEqual({ test: [], pack: [], publish: ['test', 'pack'], announce: ['publish'] });
  });
});

test('new commits of the actions, and new versions of the packages, are proposed by dependabot', () => {
  expect(existsSync('.github/dependabot.yml')).toBe(true);
  const document = parseDocument(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(isMap(document.contents)).toBe(true);
  const { version, updates } = document.toJS() as {
    version: number;
    updates: { 'package-ecosystem': string; directory: string; schedule: unknown; cooldown: unknown }[];
  };
  expect(version).toBe(2);
  expect(updates.map((one) => `${one['package-ecosystem']} ${one.directory}`)).toEqual([
    'github-actions /',
    'npm /',
  ]);
  expect(updates.every(({ schedule, cooldown }) => schedule !== undefined && cooldown !== undefined)).toBe(
    true,
  );
});
