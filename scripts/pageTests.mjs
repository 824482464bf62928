// What unit tests share with the others of their thread: modules and a page, modules alone, or nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Modules of their own: what a test has replaced there would stay for all others. */
const replacesModules = /\bvi\.(?:do)?[mM]ock\(|\bresetModules\b/;

const support = 'tests/support';
/** The helpers of tests that bring the fake page, by their names: each imports it, or another one that does. */
function pageHelpers() {
  const texts = readdirSync(support).map((name) => ({
    name,
    text: readFileSync(join(support, name), 'utf8'),
  }));
  const found = new Set(['fakeDom.ts']);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { name, text } of texts) {
      if (importsAny(text, found)) {
        found.add(name);
      }
    }
  }
  return found;
}

function importsAny(text, names) {
  return [...text.matchAll(/(?:from|import) '([^']+)'/g)].some(([, path]) => names.has(basename(path)));
}

/**
 * The unit tests that cannot share a thread with all others: those of `page` share the fake page, which stays when it is there, and those
 * of `alone` have replaced modules.
 */
export function pageTests() {
  const helpers = pageHelpers();
  const tests = readdirSync('src', { recursive: true })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join('src', path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const alone = tests.filter(({ text }) => replacesModules.test(text)).map(({ path }) => path);
  const page = tests.filter(({ text }) => importsAny(text, helpers)).map(({ path }) => path);
  return { page: page.filter((path) => !alone.includes(path)), alone };
}
