import { citedFaults, findFaultTests } from './faultTests.ts';

/** The pages that the source cites. */
export interface ReferencePages {
  /** The text of `docs/protocol.md`. */
  readonly protocol: string;
  /** The text of `docs/faults.md`. */
  readonly faults: string;
}

/** A citation of a document that is not in the repository. */
const foreignSource =
  /\b(?:spec|wire|quality|house|product)(?:\.md)? ?§|§ ?\d|\b(?:wire|quality|second-look)\.md|platform[-]facts/;

/** Citations in the given files that do not resolve, one sentence each. */
export function checkReferences(
  pages: ReferencePages,
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const anchors: Record<string, ReadonlySet<string>> = {
    protocol: anchorsOf(pages.protocol),
    faults: anchorsOf(pages.faults),
  };
  const faults = new Set(tableNumbers(pages.faults));
  const calls = new Set(tableNumbers(pages.protocol));
  const problems: string[] = [];
  for (const [file, source] of sources) {
    for (const [index, line] of source.split('\n').entries()) {
      const at = `${file}:${index + 1}`;
      for (const [reference, page = '', anchor = ''] of line.matchAll(/docs\/(\w+)\.md#([\w-]+)/g)) {
        if (!anchors[page]?.has(anchor)) {
          problems.push(`${at} cites ${reference}, which is no heading`);
        }
      }
      for (const [, from, to] of line.matchAll(/docs\/protocol\.md#calls, calls? (\d+)(?: to (\d+))?/g)) {
        for (const call of [from, to].filter(
          (number) => number !== undefined && !calls.has(Number(number)),
        )) {
          problems.push(`${at} cites call ${call}, which is not in docs/protocol.md`);
        }
      }
      for (const number of citedFaults(line).filter((cited) => !faults.has(cited))) {
        problems.push(`${at} cites fault ${number}, which is not in docs/faults.md`);
      }
      if (foreignSource.test(line)) {
        problems.push(`${at} cites what is not in the repository: ${line.trim()}`);
      }
    }
  }
  return problems;
}

/** The numbers of the table in `docs/faults.md` that no test cites. */
export function untestedFaults(page: string, sources: ReadonlyMap<string, string>): readonly number[] {
  const found = findFaultTests(sources);
  return tableNumbers(page).filter((number) => !found.has(number));
}

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The numbers in the first column of a page's tables. */
export function tableNumbers(page: string): readonly number[] {
  return [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
}
