import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Step {
  readonly name: string;
  readonly after?: readonly string[];
}

const script = (name: string) => import(/* @vite-ignore */ pathToFileURL(`scripts/${name}.mjs`).href);
const { runInLanes } = await script('lanes');
const { steps, budgetS, installShareS, lanes } = await script('testSteps');
const { reportTimes } = await script('testTimes');

/** Runs steps that each take one turn of the event loop, and returns their starts and ends in order. */
async function history(all: readonly Step[], lanes: number): Promise<string[]> {
  const seen: string[] = [];
  await runInLanes(all, lanes, async ({ name }: Step) => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
  });
  return seen;
}

describe('the lanes of `npm test`', () => {
  test('run two steps at a time, and the next one as soon as a lane is free', async () => {
    expect(await history([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)).toEqual([
      'a begins',
      'b begins',
      'a ends',
      'c begins',
      'b ends',
      'c ends',
    ]);
  });

  test('run one step at a time where there is one lane', async () => {
    expect(await history([{ name: 'a' }, { name: 'b' }], 1)).toEqual([
      'a begins',
      'a ends',
      'b begins',
      'b ends',
    ]);
  });

  test('start a step when the steps that it needs are done, and start later ones meanwhile', async () => {
    const all = [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }];
    const seen = await history(all, 2);
    expect(seen.slice(0, 2)).toEqual(['a begins', 'c begins']);
    expect(seen.indexOf('b begins')).toBeGreaterThan(seen.indexOf('a ends'));
  });

  test('refuse steps that wait for each other or for one that is not there', async () => {
    const circle = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(history(circle, 2)).rejects.toThrow('wait for each other: a, b');
    await expect(history([{ name: 'a', after: ['z'] }], 2)).rejects.toThrow('No step is called z');
  });

  test('fail when a step cannot be run', async () => {
    await expect(runInLanes([{ name: 'a' }], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});

describe('the steps of `npm test`', () => {
  test('have shares that fit into the lanes of the budget', () => {
    const shares: number = steps.reduce((sum: number, { shareS }: { shareS: number }) => sum + shareS, 0);
    expect(shares / lanes + installShareS).toBeLessThanOrEqual(budgetS);
  });

  /** The parameters of each run of Vitest. */
  const runs: string[][] = steps.flatMap(({ vitest }: { vitest?: string[] }) => (vitest ? [vitest] : []));

  const isProject = (parameter: string) => parameter.startsWith('--project=');

  test('run every project of Vitest', () => {
    const projects = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/\bname: '([\w-]+)'/g)];
    expect(projects.length).toBeGreaterThan(4);
    expect(new Set(runs.flatMap((run) => run.filter(isProject)))).toEqual(
      new Set(projects.map(([, name]) => `--project=${name}`)),
    );
  });

  test('exclude a folder from one run only if another run includes it', () => {
    for (const project of new Set(runs.flatMap((run) => run.filter(isProject)))) {
      const own = runs
        .filter((run) => run.includes(project))
        .map((run) => run.filter((parameter) => !isProject(parameter)));
      const taken = own.flat().filter((parameter) => !parameter.startsWith('--'));
      const left = own.flat().flatMap((parameter) => /^--exclude=(.*)\/\*\*$/.exec(parameter)?.[1] ?? []);
      expect(left.sort(), project).toEqual(taken.sort());
      // One run has no folder: it includes new tests, wherever they are.
      expect(
        own.filter((others) => others.every((one) => one.startsWith('--exclude='))),
        project,
      ).toHaveLength(1);
    }
  });
});

describe('the seconds of `npm test`', () => {
  const times = [
    { name: 'quick', seconds: 3, shareS: 5 },
    { name: 'slow', seconds: 7, shareS: 5 },
  ];

  test('are listed with the share of each step, and which is above it', () => {
    const { text } = reportTimes(times, 9);
    expect(text).toMatch(/quick +3 s {2}within 5 s\nslow +7 s {2}ABOVE 5 s\nTotal: 9 s of 600 s\./);
  });

  test('above the budget are a warning, and a failure only far above it', () => {
    expect(reportTimes(times, budgetS)).toEqual({
      text: expect.not.stringContaining('WARNING'),
      farAbove: false,
    });
    expect(reportTimes(times, budgetS + 1)).toEqual({
      text: expect.stringContaining('WARNING'),
      farAbove: false,
    });
    expect(reportTimes(times, 3 * budgetS + 1)).toEqual({
      text: expect.stringContaining('FAILED: it took more than 3 times its budget.'),
      farAbove: true,
    });
  });
});
