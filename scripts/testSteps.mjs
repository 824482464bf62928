// What `npm test` consists of. First what takes longest, so that nothing long is left for the end.
// `shareS` is what a step may take on two cores with nothing else running, in seconds; together they fit into the lanes of the budget.

/** A program that is installed here, without npx, which takes half a second to find it. */
const installed = (program, ...parameters) => [`node_modules/.bin/${program}`, ...parameters];
const node = (script, ...parameters) => [process.execPath, script, ...parameters];
const check = (name, shareS, command, after = []) => ({ name, shareS, command, after });
/** One run of Vitest; its parameters choose the tests. */
const suite = (name, shareS, vitest, after = []) => ({ name, shareS, vitest, after });

const build = 'build of the package';
const hostPage = 'build of the host page';
const command = 'build of the command';
const storyPage = 'build of the story page';

/** Where the story page is built for all of its tests. */
export const storyPageFolder = 'node_modules/.cache/story-page';
/** Stories in further looks, and those that take long. */
const everyStory = ['tests/storyPage/everyLook.test.ts', 'tests/storyPage/everyStory.test.ts'];
/** Each faulty server by the whole suite; in `npm test` one in three is tried with the cases that are about its fault. */
const everyFault = 'tests/conformance/everyFault.test.ts';
/** What hosts copy for servers of other kinds, by the clients of these. */
const adapters = ['firestoreBackend', 'laravelBackend', 'supabaseBackend', 'supabaseTable'].map(
  (name) => `tests/registry/${name}.test.ts`,
);
/** An example that is killed while it writes. */
const killed = 'demo/e2e/ownServerKilled.test.ts';
/** The sources without each feature in turn, by the compiler. */
const everyFeature = 'tests/layers/withoutFeature.test.ts';
/** What a host may put around a bell, beside one of each kind. */
const everyPlace = 'tests/around/everyPlace.test.ts';
const viteBuild = installed('vite', 'build', '--logLevel', 'warn', '--config', 'demo/host/vite.config.ts');

/** The whole, in seconds: the installation and every step. */
export const budgetS = 600;

/** How many steps run beside each other. One more than cores: stories and pages mostly wait, for frames and for answers. */
export const lanes = 3;

/** What installing and finding a browser may take of it. */
export const installShareS = 60;

/** The steps of `npm test`. */
export const steps = [
  check(build, 20, node('scripts/build.mjs')),
  check(storyPage, 25, node('scripts/buildStoryPage.mjs', storyPageFolder)),
  suite('tests: stories', 300, ['--project=stories'], [storyPage]),
  check(hostPage, 5, viteBuild, [build]),
  check(command, 5, node('packages/cli/build.mjs'), [build, hostPage]),
  suite(
    'tests: story page',
    60,
    ['--project=e2e', 'tests/storyPage', ...everyStory.map((file) => `--exclude=${file}`)],
    [storyPage],
  ),
  // One of its tests runs `npm start`, which would build both beside these steps.
  suite('tests: server', 80, ['--project=server'], [build, hostPage]),
  // The folder of the slow ones has a step of its own; whatever else belongs to e2e is here.
  suite(
    'tests: whole pages',
    150,
    // Two at a time: pages wait half of their time, for what the product does after seconds.
    [
      '--project=e2e',
      '--maxWorkers=2',
      '--exclude=tests/storyPage/**',
      `--exclude=${everyPlace}`,
      `--exclude=${killed}`,
    ],
    [build, hostPage, command],
  ),
  suite('tests: unit', 90, ['--project=unit*']),
  suite('tests: house', 60, [
    '--project=house*',
    ...[everyFault, everyFeature, ...adapters].map((file) => `--exclude=${file}`),
  ]),
  // By one thread: several check the shared types anew each, and take twice as long together.
  check('types', 15, installed('tsc', '--singleThreaded')),
  check('lint, format and import boundaries', 10, installed('biome', 'check', '.', '--error-on-warnings')),
  check('nothing unused', 8, installed('knip')),
  check('sizes', 8, node('scripts/size.mjs'), [build]),
  check('API reports', 5, node('scripts/apiReport.mjs', '--check'), [build]),
];

/** Apps that install the package, and others from a registry: where what they are made of has changed, and in `npm run test:all`. */
export const hostSteps = [
  suite('tests: apps of hosts', 300, ['--project=hosts'], [build, hostPage, command]),
];

/** Servers of other kinds: where what speaks to them has changed, and in `npm run test:all`. */
export const serverSteps = [
  suite('tests: adapters to copy and every faulty server', 120, ['--project=house', ...adapters, everyFault]),
];

/** What `npm run test:all` adds beside them. */
export const furtherSteps = [
  suite('tests: an example that is killed', 20, ['--project=e2e', killed]),
  suite('tests: every look and long story', 300, ['--project=e2e', ...everyStory], [storyPage]),
  suite('tests: each feature left out', 120, ['--project=house', everyFeature]),
  suite('tests: every surrounding', 100, ['--project=e2e', everyPlace]),
  check('documentation site', 50, ['npm', 'run', '--silent', 'build:storybook']),
  check('package manifest', 20, ['npm', 'run', '--silent', 'package'], [build, command]),
  check('local platform in trouble', 300, node('scripts/trouble.mjs'), [build, hostPage]),
  check('random models, ten times as long', 300, node('scripts/unruly.mjs', '--long')),
  check('mutants of touched files', 300, node('scripts/mutants.mjs', '--touched')),
];
