// Keeps the declarations that can be reached from the exports of the package, and deletes the others: nobody can import those.
import { readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Deletes what no export of the manifest leads to. Fails where a declaration names one that is not there. */
export function pruneDeclarations(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
  const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'));
  const waiting = Object.values(entries).flatMap(({ types }) => (types ? filesOf(join(types), all) : []));
  const reached = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!reached.has(file)) {
      reached.add(file);
      waiting.push(...neighboursOf(file));
    }
  }
  for (const file of all) {
    if (!reached.has(file)) {
      unlinkSync(file);
    }
  }
}

/** What an address of the manifest stands for; a star stands for one name. */
function filesOf(types, all) {
  const [before, after] = types.split('*');
  const isName = (file) => !file.slice(before.length, -after.length).includes('/');
  return after === undefined
    ? [types]
    : all.filter((file) => file.startsWith(before) && file.endsWith(after) && isName(file));
}

function neighboursOf(file) {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )\s*['"](\.[^'"]+)\.js['"]/g);
  return [...named].map(([, name]) => join(dirname(file), `${name}.d.ts`));
}
