import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { seam } from '../src/embed/adoptStyles.ts';

const sheet = 'carillon:styles';
const inlined = /\bstyles = ("(?:[^"\\]|\\.)*")/;
const staticImport = /^(?:import|export)\b[^;]*?"(\.[^"]+)";/gm;
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
  const first = new Map<string, string>();
  for (const entry of entries) {
    readFirst(root, entry, first);
  }
  const all = inlined.exec(first.get(holder) ?? '')?.[1];
  if (all === undefined) {
    throw new Error(`${holder} has no stylesheet to be divided. Correct scripts/lateStyles.ts.`);
  }
  first.set(holder, '');
  const css: string = JSON.parse(all);
  const classes = [...new Set(css.match(/(?<=\.)c[0-9a-z]{7,8}(?![\w-])/g))];
  const classesIn = (text: string) => classes.filter((name) => text.includes(name));
  const known = new Set(classesIn([...first.values()].join()));
  const isOfBell = (head: string) => {
    const names = head.startsWith('@keyframes') ? [] : classesIn(head);
    return names.length === 0 || names.some((name) => known.has(name));
  };
  const parts = { bell: '', others: '' };
  let wasBell = false;
  for (const [isBell, rule] of rulesOf(css, isOfBell)) {
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
      const isLate = !name.startsWith('..') && classesIn(code).some((one) => !known.has(one));
      return isLate ? `import "${sheet}";${code}` : null;
    },
  };
}

/** The code of a module and of all that it imports statically, by their paths. */
function readFirst(root: string, name: string, found: Map<string, string>): void {
  if (!found.has(name)) {
    const code = readFileSync(resolve(root, name), 'utf8');
    found.set(name, code);
    for (const [, source = ''] of code.matchAll(staticImport)) {
      readFirst(root, posix.join(posix.dirname(name), source), found);
    }
  }
}

/** The rules of a minified stylesheet, and whether each is of the bell, also those inside of a condition. */
function rulesOf(css: string, isOfBell: (head: string) => boolean): [isBell: boolean, rule: string][] {
  const rules: [boolean, string][] = [];
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      open = depth === 0 ? at : open;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) {
        const head = css.slice(from, open);
        const rule = css.slice(from, at + 1);
        const inner = /^@(?:media|supports|container)/.test(head)
          ? rulesOf(css.slice(open + 1, at), isOfBell)
          : [];
        const isMixed = new Set(inner.map(([isBell]) => isBell)).size > 1;
        if (isMixed) {
          rules.push(...inner.map(([isBell, one]): [boolean, string] => [isBell, `${head}{${one}}`]));
        } else {
          rules.push([inner[0]?.[0] ?? isOfBell(head), rule]);
        }
        from = at + 1;
      }
    }
  }
  return rules;
}
