// The seconds of `npm test`, each step beside its share, and the whole beside the budget.
import { budgetS } from './testSteps.mjs';

/** A busy machine is slow, not wrong: to be above the budget is a warning, and only this many times the budget is a failure. */
const farTimes = 3;

/** The table as text, and whether `npm test` is so far above its budget that no other load explains it. */
export function reportTimes(times, totalS, isAll) {
  const width = Math.max(...times.map(({ name }) => name.length));
  const lines = times.map(({ name, seconds, shareS }) => {
    const verdict = seconds > shareS ? 'ABOVE' : 'within';
    return `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s  ${verdict} ${shareS} s`;
  });
  const text = [`== seconds by step, and the share of each\n${lines.join('\n')}`];
  if (isAll) {
    return { text: [...text, `Total: ${totalS.toFixed(0)} s.`].join('\n'), farAbove: false };
  }
  text.push(`Total: ${totalS.toFixed(0)} s of ${budgetS} s.`);
  if (totalS > budgetS) {
    text.push(
      `WARNING: \`npm test\` is above its budget. If nothing else ran on this machine, make the steps marked ABOVE cheaper.`,
    );
  }
  const farAbove = totalS > farTimes * budgetS;
  if (farAbove) {
    text.push(`FAILED: it took more than ${farTimes} times its budget.`);
  }
  return { text: text.join('\n'), farAbove };
}
