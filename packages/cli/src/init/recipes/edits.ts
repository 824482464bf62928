import type { Edit } from './Recipe.ts';

const imports =
  /^import\s(?:[^'"]*?\sfrom\s*)?['"][^'"]+['"];?[ \t]*$|^(?:const|let|var) [^;\n]*require\(.*\);?[ \t]*$/gm;

/** A text with an import after its last import, or at its start. */
export function withImport(text: string, line: string): string {
  const last = [...text.matchAll(imports)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return last === undefined ? `${line}\n${text}` : `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Where a layout draws its pages: as a child of an element, and not where it takes them out of its props. */
export const childrenOfLayout = /(?<=[>\s])\{\s*children\s*\}/;

/** Puts an element with the bell before the one place of a page that a pattern finds, and imports it. */
export function placeBell(path: string, place: RegExp, bell: string, specifier: string): Edit {
  const line = `import { Inbox } from '${specifier}';`;
  return {
    path,
    by(text) {
      if (/\bInbox\b/.test(text)) {
        return text;
      }
      const [found, ...others] = text.matchAll(new RegExp(place, 'g'));
      if (found === undefined || others.length > 0) {
        return undefined;
      }
      const before = text.slice(0, found.index);
      const [indent] = /(?<=\n)[ \t]*$/.exec(before) ?? [];
      const space = indent === undefined ? '' : `\n${indent}`;
      return withImport(before + bell + space + text.slice(found.index), line);
    },
    byHand: `Show the bell in ${path}: ${line.replace(/;$/, '')}, and ${bell} where it belongs.`,
  };
}
