// What a report of Stryker says of one folder: its score, and the mutants that no test noticed.

/** Score and survivors of a report. A mutant that a test noticed or that never came to an end is detected; ignored ones do not count. */
export function folderScore(report) {
  const detected = mutantsOf(report).filter(({ status }) => isDetected(status)).length;
  const survivors = mutantsOf(report).filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  const valid = detected + survivors.length;
  return { detected, survivors, valid, percent: percentOf(detected, valid) };
}

/** The score of several folders together; each lists its own survivors. */
export function sumOfScores(scores) {
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  const [detected, valid] = [sum('detected'), sum('valid')];
  return { detected, survivors: [], valid, percent: percentOf(detected, valid) };
}

function percentOf(detected, valid) {
  return valid === 0 ? 100 : Math.floor((1000 * detected) / valid) / 10;
}

/** One line of the table, and one for each survivor. */
export function scoreLine(name, { percent, detected, valid, survivors }) {
  return [
    ...survivors.map(
      ({ file, location, mutatorName, text, replacement, status }) =>
        `${status === 'NoCoverage' ? 'not run ' : 'survived'}  ${file}:${location.start.line}  ${mutatorName}  ${text}  ->  ${oneLine(replacement)}`,
    ),
    `${name}  ${percent} % (${detected} of ${valid})`,
  ].join('\n');
}

function mutantsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      file,
      text: textAt(source, mutant.location),
    })),
  );
}

function isDetected(status) {
  return status === 'Killed' || status === 'Timeout';
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
