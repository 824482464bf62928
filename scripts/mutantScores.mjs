// What a report of Stryker says of one part: its score, and the mutants that no test noticed.
import { existsSync, readFileSync } from 'node:fs';

const equivalentFile = 'tests/mutants/equivalent.md';

/** The rows of equivalent.md: a file, a line of it, and a kind of mutant or what one puts in place, before the reason. */
export function readEquivalents() {
  const rows = existsSync(equivalentFile) ? readFileSync(equivalentFile, 'utf8').split('\n') : [];
  return rows
    .filter((row) => row.startsWith('| `'))
    .map((row) => {
      const [file, line, kind] = row
        .slice(2)
        .split(/ +\| +/)
        .map((cell) =>
          cell
            .trim()
            .replace(/^`+ ?| ?`+$/g, '')
            .replaceAll('\\|', '|'),
        );
      return { file, line, kind };
    });
}

/** The mutants of a report that no test noticed, each with its file, the line, and what it replaces. */
export function unseenMutants(report) {
  return mutantsOf(report).filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
}

/** Where a mutant is, as Stryker reads it: `file:line:column-line:column`. */
export function rangeOf({ file, location: { start, end } }) {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

/** A report in which those are detected, too, that a later report of other tests says were noticed. */
export function withDetected(report, later) {
  const noticed = new Map(
    mutantsOf(later)
      .filter(({ status }) => isDetected(status))
      .map((mutant) => [keyOf(mutant), mutant.status]),
  );
  const files = Object.entries(report.files).map(([file, { source, mutants }]) => [
    file,
    {
      source,
      mutants: mutants.map((mutant) => ({
        ...mutant,
        status: noticed.get(keyOf({ ...mutant, file })) ?? mutant.status,
      })),
    },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

/** Score and survivors of a report. A mutant that a test noticed or that never came to an end is detected; ignored ones do not count. */
export function partScore(report, equivalents) {
  const unseen = unseenMutants(report);
  const survivors = unseen.filter(
    (mutant) =>
      !equivalents.some(
        ({ file, line, kind }) =>
          file === mutant.file &&
          line === mutant.line &&
          [mutant.mutatorName, oneLine(mutant.replacement)].includes(kind),
      ),
  );
  const detected = mutantsOf(report).filter(({ status }) => isDetected(status)).length;
  const valid = detected + survivors.length;
  return {
    detected,
    survivors,
    valid,
    equivalent: unseen.length - survivors.length,
    percent: valid === 0 ? 100 : Math.floor((1000 * detected) / valid) / 10,
  };
}

/** One line of the table, and one for each survivor. */
export function scoreLine(part, { percent, detected, valid, equivalent, survivors }, floor) {
  const held =
    floor === undefined ? '' : percent < floor ? `  LOWER than its floor, ${floor}` : `  floor ${floor}`;
  const raise = percent > (floor ?? 100) ? `, can be ${percent} in tests/mutants/floors.json` : '';
  return [
    ...survivors.map(
      ({ file, location, mutatorName, text, replacement, status }) =>
        `${status === 'NoCoverage' ? 'not run ' : 'survived'}  ${file}:${location.start.line}  ${mutatorName}  ${text}  ->  ${oneLine(replacement)}`,
    ),
    `${part}  ${percent} % (${detected} of ${valid}, ${equivalent} equivalent)${held}${raise}`,
  ].join('\n');
}

function mutantsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      file,
      line: source.split('\n')[mutant.location.start.line - 1].trim(),
      text: textAt(source, mutant.location),
    })),
  );
}

function isDetected(status) {
  return status === 'Killed' || status === 'Timeout';
}

function keyOf({ file, location, mutatorName, replacement }) {
  return `${rangeOf({ file, location })} ${mutatorName} ${replacement}`;
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join('\n'));
}
