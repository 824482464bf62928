/** A test whose name begins with the numbers of faults. */
export interface FaultTest {
  readonly file: string;
  readonly name: string;
}

/** The numbers in a text such as `fault 14, 41` or `faults 3 and 7 to 9`; empty if none is cited. */
export function citedFaults(text: string): readonly number[] {
  const cited = /\bfaults?\s+(\d+(?:\s*(?:,|and|to|-|–)\s*\d+)*)|\bFault(\d+)(?:And(\d+))?(?=[A-Z])/gi;
  return [...text.matchAll(cited)].flatMap(([, list = '', one, other]) => [
    ...[one, other].filter((number) => number !== undefined).map(Number),
    ...[...list.matchAll(/(\d+)(?:\s*(?:to|-|–)\s*(\d+))?/g)].flatMap(([, from, to = from]) =>
      Array.from({ length: Math.max(0, Number(to) - Number(from)) + 1 }, (_, index) => Number(from) + index),
    ),
  ]);
}

/** Every test and story of the given files whose name cites a fault, by the fault's number. */
export function findFaultTests(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<number, readonly FaultTest[]> {
  const found = new Map<number, FaultTest[]>();
  const tests = [...sources].filter(([file]) => /\.(test|stories)\.tsx?$/.test(file));
  for (const [file, source] of tests.sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const [, , name = ''] of source.matchAll(/(['"`])(faults? \d(?:\\.|(?!\1)[^\\\n])*)\1/gi)) {
      for (const number of new Set(citedFaults(name.split(':')[0] ?? ''))) {
        found.set(number, [...(found.get(number) ?? []), { file, name: name.replaceAll(/\\(.)/g, '$1') }]);
      }
    }
  }
  return found;
}
