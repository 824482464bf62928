/** What is measured on each profile, in the order of the table. */
const steps = {
  bell: 'navigation to bell, ms',
  badge: 'navigation to badge, ms',
  restedThere: 'press after 2 s of rest: ten rows are there, ms',
  restedSeen: 'press after 2 s of rest: ten rows are seen, ms',
  secondThere: 'second press: rows are there, ms',
  secondSeen: 'second press: rows are seen, ms',
  coldThere: 'press as soon as there is a badge: rows are there, ms',
  coldSeen: 'press as soon as there is a badge: rows are seen, ms',
  fromStartThere: 'navigation to rows by that press: there, ms',
  fromStartSeen: 'navigation to rows by that press: seen, ms',
  kilobytes: 'kB on the line at rest',
  scripts: 'script files at rest',
  calls: 'calls at rest',
  busy1000: 'scrolling 1,000 rows: main thread, ms',
  p951000: 'scrolling 1,000 rows: 95th percentile of frames, ms',
  busy10000: 'scrolling 10,000 rows: main thread, ms',
  p9510000: 'scrolling 10,000 rows: 95th percentile of frames, ms',
};

/** The medians of each step on each profile, and with each the first subject's by it. */
export function summarize(figures) {
  const summary = [];
  for (const [step, title] of Object.entries(steps)) {
    for (const [profile, visits] of Object.entries(figures)) {
      const [ours] = Object.values(visits);
      const cells = Object.entries(visits).map(([subject, runs]) => {
        // Of one run each, since a machine that is busy slows all of a run.
        const ratios = runs.map((run, index) => ours[index][step] / run[step]);
        return [subject, { median: median(runs.map((run) => run[step])), ratio: median(ratios) }];
      });
      if (cells.some(([, { median }]) => !Number.isNaN(median))) {
        summary.push({ step, title, profile, subjects: Object.fromEntries(cells) });
      }
    }
  }
  return summary;
}

/** The same as a table in Markdown; the ratios are in brackets. */
export function tableOf(summary) {
  const [ours, ...others] = Object.keys(summary[0].subjects);
  const rows = summary.map(({ title, profile, subjects }) => [
    title,
    profile,
    text(subjects[ours].median),
    ...others.map((name) => `${text(subjects[name].median)} (${text(subjects[name].ratio, 2)})`),
  ]);
  return linesOf(['', 'profile', ours, ...others], rows);
}

/** A table in Markdown, as the formatter of this repository writes it. */
export function linesOf(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** What was not measured is a dash. */
function text(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
