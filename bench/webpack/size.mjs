// What webpack makes of the README's app, and of a layout of `Inbox.Root` and `Inbox.Bell`: KiB of gzip, minified, React not counted.
// In this folder: `npm install && npm run size`, after `npm run build` in the root. `npm run size` there measures the same with Vite.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transformWithOxc } from 'vite';
import webpack from 'webpack';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const readme = await readFile(here('../../README.md'), 'utf8');
const [, app] = /^```tsx\n([^`]*export default function App[^`]*)^```/m.exec(readme) ?? [];
const layout =
  "import { Inbox, InboxProvider } from 'carillon';\nglobalThis.layout = [InboxProvider, Inbox.Root, Inbox.Bell];";
const socket = ['late/live', 'widget/socketIo'];
const simple = ['late/feed', 'late/panel'];

const { measures } = JSON.parse(await readFile(here('budgets.json'), 'utf8'));
const ofApp = await build(`${app}\nglobalThis.app = App;`);
const ofLayout = await build(layout);
const figures = {
  layout: sizeOf(ofLayout, []),
  bell: sizeOf(ofApp, []),
  socket: sizeOf(ofApp, socket),
  simple: sizeOf(ofApp, [...socket, ...simple]),
  all: sizeOf(ofApp, null),
};
for (const { name, of, budgetKib } of measures) {
  const kib = figures[of];
  console.log(
    `${name.padEnd(62)} ${kib.toFixed(2).padStart(6)} KiB  ${kib <= budgetKib ? 'within' : 'ABOVE'} ${budgetKib}`,
  );
  process.exitCode ||= kib <= budgetKib ? 0 : 1;
}

/** The chunks that webpack writes in production, with the modules of each. */
async function build(code) {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-webpack-'));
  const main = join(folder, 'main.mjs');
  const { code: plain } = await transformWithOxc(
    code.replace("import 'carillon/styles.css';", ''),
    'main.tsx',
    {
      jsx: { runtime: 'automatic' },
    },
  );
  await writeFile(main, plain);
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        entry: main,
        output: { path: folder },
        externalsType: 'var',
        externals: [
          ({ request }, done) =>
            /^react(-dom)?($|\/)/.test(request) ? done(null, 'globalThis.React') : done(),
        ],
        resolve: {
          alias: { carillon$: here('../../dist/index.js') },
          modules: [here('../../node_modules')],
        },
        performance: false,
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    ),
  );
  if (stats.hasErrors()) {
    throw new Error(stats.toString('errors-only'));
  }
  const { chunks } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    chunkOrigins: true,
    nestedModules: true,
    ids: true,
  });
  const read = await Promise.all(
    chunks.map(async (chunk) => ({
      ...chunk,
      kib: gzipSync(await readFile(join(folder, chunk.files[0])), { level: 9 }).length / 1024,
    })),
  );
  await rm(folder, { recursive: true });
  return read;
}

/** The first chunk, and those that are loaded late for these modules, or with null all but languages and HTML. */
function sizeOf(chunks, late) {
  const asked = ({ origins = [] }) =>
    origins.map(({ request = '' }) => request.replace(/^.*\//, '').replace(/\.js$/, ''));
  const isWanted = (chunk) =>
    chunk.initial ||
    asked(chunk).some((name) =>
      late === null
        ? chunk.origins.every(({ request }) => !/packed\/|renderHtml/.test(request))
        : late.some((part) => part.endsWith(`/${name}`)),
    );
  const missing = (late ?? []).filter(
    (part) => !chunks.some((chunk) => asked(chunk).some((name) => part.endsWith(`/${name}`))),
  );
  if (missing.length > 0) {
    throw new Error(`webpack makes no chunk of ${missing}. Correct this file.`);
  }
  return chunks.filter(isWanted).reduce((sum, { kib }) => sum + kib, 0);
}
