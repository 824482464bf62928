// Which rules of the built stylesheet a bell needs, and which come with the code of its panel.
import { resolve } from 'node:path';
import { reachedFrom, readModules } from './builtModules.mjs';

/** The rules of a minified stylesheet in their order, and whether some code needs each: that has one of its classes, or no class is in it; a motion where a rule of it moves so. */
export function divideStyles(css, code) {
  const classes = [...new Set(css.match(/(?<=\.)c[0-9a-z]{7,8}(?![\w-])/g))];
  const classesIn = (text) => classes.filter((name) => text.includes(name));
  const known = new Set(classesIn(code));
  const isOfBell = (head) => {
    const names = classesIn(head);
    return names.length === 0 || names.some((name) => known.has(name));
  };
  const rules = rulesOf(css, isOfBell);
  const own = rules
    .flatMap(([isBell, rule]) => (isBell && !rule.startsWith('@keyframes') ? rule : []))
    .join();
  return {
    rules: rules.map(([isBell, rule]) => {
      const [, moves] = /^@keyframes (\w+)/.exec(rule) ?? [];
      return [moves ? own.includes(moves) : isBell, rule];
    }),
    needsOthers: (text) => classesIn(text).some((one) => !known.has(one)),
  };
}

/** The code of these modules of a built package, and of all that they import statically, by their paths. */
export function codeOf(dist, names) {
  const modules = readModules(resolve(dist));
  return new Map([...reachedFrom(names, modules)].map((name) => [name, modules.get(name).code]));
}

/** The rules of a minified stylesheet, and whether each is of the bell, also those inside of a condition. */
function rulesOf(css, isOfBell) {
  const rules = [];
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
          rules.push(...inner.map(([isBell, one]) => [isBell, `${head}{${one}}`]));
        } else {
          rules.push([inner[0]?.[0] ?? isOfBell(head), rule]);
        }
        from = at + 1;
      }
    }
  }
  return rules;
}
