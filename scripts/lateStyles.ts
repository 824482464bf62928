import { posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { seam } from '../src/embed/adoptStyles.ts';
import { codeOf, divideStyles } from './divideStyles.mjs';

const sheet = 'carillon:styles';
const inlined = /\bstyles = ("(?:[^"\\]|\\.)*")/;
const holder = 'embed/adoptStyles.js';

/**
 * Leaves a bell's styles in the scripts for pages without a build, and has all others come with the code that needs them: a module
 * with a class that no earlier one has imports all others, which are put between the bell's, so that the order of rules stays.
 *
 * @param dist - the built package
 * @param entries - the scripts, by their paths in it
 */
export function lateStyles(dist: string, entries: readonly string[]): Plugin {
  const root = resolve(dist);
  const first = codeOf(dist, entries);
  const all = inlined.exec(first.get(holder) ?? '')?.[1];
  if (all === undefined) {
    throw new Error(`${holder} has no stylesheet to be divided. Correct scripts/lateStyles.ts.`);
  }
  first.set(holder, '');
  const css: string = JSON.parse(all);
  const { rules, needsOthers } = divideStyles(css, [...first.values()].join());
  const parts = { bell: '', others: '' };
  let wasBell = false;
  for (const [isBell, rule] of rules) {
    // Where the other part goes on. Both begin and end together, so that they can be joined again.
    if (isBell !== wasBell) {
      parts[wasBell ? 'bell' : 'others'] += seam;
    }
    parts[isBell ? 'bell' : 'others'] += rule;
    wasBell = isBell;
  }

  return {
    name: 'late-styles',
    resolveId: (source) => (source === sheet ? sheet : null),
    load(id) {
      return id === sheet
        ? {
            code: `import { addStyles } from ${JSON.stringify(resolve(root, holder))};addStyles(${JSON.stringify(parts.others)});`,
            moduleSideEffects: true,
          }
        : null;
    },
    transform(code, id) {
      const name = posix.relative(root, id);
      if (name === holder) {
        return code.replace(inlined, () => `styles = ${JSON.stringify(parts.bell)}`);
      }
      const isLate = !name.startsWith('..') && needsOthers(code);
      return isLate ? `import "${sheet}";${code}` : null;
    },
  };
}
