// Measures what a reader's browser loads, in KiB of gzip, minified, React not counted: `npm run size`.
// Budgets are in bench/budgets.json; a measure above its budget fails. `plannedKib` is what the design hoped for, where it
// could not be reached (stories/decisions/Sizes.mdx): it is shown, so that the budget is not mistaken for the goal.
// A measure of our `own` code leaves out all dependencies, and is not compressed: what a phone has to read.
// The figures of the README's app are those to publish: what Vite writes for a host, chunk by chunk.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { esbuildChunks } from './esbuildChunks.mjs';
import { chunksOfApp, loadedChunks } from './sizeOfApp.mjs';

const { measures } = JSON.parse(readFileSync('bench/budgets.json', 'utf8'));
const rows = [];
for (const measure of measures) {
  rows.push({ ...measure, kib: await measureOne(measure) });
}

const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, kib, budgetKib, plannedKib } of rows) {
  const verdict = kib <= budgetKib ? 'within' : 'ABOVE';
  const plan = plannedKib === undefined ? '' : ` (planned: ${plannedKib})`;
  console.log(`${name.padEnd(width)}  ${kib.toFixed(2).padStart(6)} KiB  ${verdict} ${budgetKib}${plan}`);
}
process.exitCode = rows.some(({ kib, budgetKib }) => kib > budgetKib) ? 1 : 0;

async function measureOne(measure) {
  const {
    file,
    folder,
    script,
    lazy = [],
    allLazy = false,
    except = [],
    without = [],
    lateOnly = false,
  } = measure;
  const code = measure.code ?? `export * from '${resolve(script ?? '')}';`;
  // What comes late to a page that has the rest: all of it, or the part that is named.
  const counted = typeof lateOnly === 'string' ? [lateOnly] : lazy;
  const isLate = ({ moduleIds }) => counted.some((part) => moduleIds.some((id) => id.includes(part)));
  if (measure.app === true) {
    const loaded = loadedChunks(await chunksOfApp(), measure);
    return sumOf(lateOnly ? loaded.filter(isLate) : loaded);
  }
  if (file !== undefined) {
    return kibOf(readFileSync(file));
  }
  if (folder !== undefined) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'en.js');
    const bundles = await Promise.all(
      files.map(async (name) => {
        const file = resolve(folder, name);
        const packed = readFileSync(file, 'utf8').match(/\w+Packed(?= =)/g);
        const chunks = await bundle(`export { ${packed} } from '${file}';`);
        return chunks.find(({ moduleIds }) => moduleIds.includes(file));
      }),
    );
    return Math.max(...bundles.map(({ code: words }) => kibOf(words)));
  }
  if (measure.esbuild === true) {
    return sumOf(withoutUnwanted(loadedChunks(await esbuildChunks(code), measure), without));
  }
  if (measure.own === true) {
    const chunks = await bundle(code, undefined, (id) => !/^(?:[./\0]|measured$|carillon)/.test(id));
    return loadedChunks(chunks, measure).reduce((sum, chunk) => sum + chunk.code.length / 1024, 0);
  }
  const split = await bundle(code);
  const isWanted = (chunk) => {
    const holds = (part) => chunk.moduleIds.some((id) => id.includes(part));
    return chunk.isEntry || lazy.some(holds) || (allLazy && chunk.isDynamicEntry && !except.some(holds));
  };
  // A part that is named has what none of the others brings.
  const isLast = (chunk) => typeof lateOnly === 'string' && isLate(chunk);
  // The chunks of a script come in the order of their hashes, by which the sum would differ by up to 2 KiB.
  const bySize = (one, other) => (script ? one.code.length - other.code.length : 0);
  const stages = split
    .filter(isWanted)
    .sort((one, other) => other.isEntry - one.isEntry || isLast(one) - isLast(other) || bySize(one, other));
  const wanted = await bundleInStages(
    code,
    stages.map((chunk) => modulesOf(chunk, split)),
  );
  for (const part of lazy) {
    if (!wanted.some((chunk) => chunk.moduleIds.some((id) => id.includes(part)))) {
      throw new Error(`No chunk holds "${part}", so the measure would lie. Correct bench/budgets.json.`);
    }
  }
  const chunks = withoutUnwanted(wanted, without);
  return sumOf(lateOnly ? chunks.filter(isLate) : chunks);
}

function withoutUnwanted(chunks, without) {
  for (const part of without) {
    if (chunks.some((chunk) => chunk.moduleIds.some((id) => id.includes(part)))) {
      throw new Error(
        `"${part}" is loaded, though nothing on this page needs it. Something imports more than it uses.`,
      );
    }
  }
  return chunks;
}

function sumOf(chunks) {
  return chunks.reduce((sum, { code }) => sum + kibOf(code), 0);
}

/** The modules of a chunk and of the chunks that it imports statically, however far. */
function modulesOf(chunk, chunks, found = new Set()) {
  if (chunk !== undefined && !found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) {
      modulesOf(
        chunks.find(({ fileName }) => fileName === name),
        chunks,
        found,
      );
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * The chunks of these stages as webpack and Rollup cut them: a stage holds all that it needs and no earlier stage has
 * brought. By itself rolldown makes a chunk of each set of modules that some stages share, a dozen before the bell.
 */
async function bundleInStages(code, stages) {
  const groups = stages.map((modules, stage) => ({
    name: `stage-${stage}`,
    test: (id) => modules.has(id),
    priority: stages.length - stage,
  }));
  const chunks = await bundle(code, { includeDependenciesRecursively: false, groups });
  const all = new Set(stages.flatMap((modules) => [...modules]));
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => all.has(id)));
}

async function bundle(code, codeSplitting, external = (id) => /^(react|react-dom)($|\/)/.test(id)) {
  const build = await rolldown({
    input: 'measured',
    logLevel: 'silent',
    external,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === 'measured' ? '\0measured' : resolveEntryPoint(id)),
        load: (id) => (id === '\0measured' ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting });
  return output.filter(({ type }) => type === 'chunk');
}

/** `carillon/data` is the built entry point `dist/data.js`. */
function resolveEntryPoint(id) {
  if (id !== 'carillon' && !id.startsWith('carillon/')) {
    return null;
  }
  const entryPoint = id.replace(/^carillon\/?/, '') || 'index';
  const file = [`${entryPoint}.js`, `${entryPoint}/index.js`]
    .map((name) => resolve('dist', name))
    .find(existsSync);
  return { id: file, moduleSideEffects: false };
}

function kibOf(content) {
  return gzipSync(content, { level: 9 }).length / 1024;
}
