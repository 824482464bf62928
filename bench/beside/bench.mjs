// carillon beside other inboxes and beside what the least code can do: `npm install && npm run bench` in this folder, after
// `npm run build` in the root. Production builds, one synthetic server, one Chromium, in turns: run by run each subject has its
// visits, and another one begins. Times depend on the machine, ratios much less.
//
//   --subjects carillon,knock   only these; the first is compared with the others
//   --profile phone             only that; else local and phone. Scrolling is measured on local
//   --runs 5                    how many runs the medians are of
//   --json                      all figures instead of the table
//   --write                     the table into docs/performance.md, and its plots anew
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openChromium } from '../../scripts/chromium.mjs';
import { goalsOf } from './goals.mjs';
import { buildPages } from './pages.mjs';
import { writePlots } from './plots.mjs';
import { timeScrolling } from './scrolling.mjs';
import { startServer } from './server.mjs';
import { profiles, subjects } from './subjects.mjs';
import { summarize, tableOf } from './table.mjs';
import { openPanel, visitCold, visitRested } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    subjects: { type: 'string', default: Object.keys(subjects).join() },
    profile: { type: 'string', default: Object.keys(profiles).join() },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const names = chosen(options.subjects, subjects);
const profileNames = chosen(options.profile, profiles);
const runs = Number(options.runs);

const server = await startServer(1_000);
const long = { 1000: await startServer(1_000, true), 10000: await startServer(10_000, true) };
const pages = await buildPages(names);
const browser = await openChromium();
const figures = {};
const effectiveTypes = {};
const loads = [];
for (const profile of profileNames) {
  figures[profile] = Object.fromEntries(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    loads.push(loadavg()[0]);
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + run) % names.length];
      console.error(`${profile}, run ${run + 1} of ${runs}, ${name}`);
      figures[profile][name].push(await measure(name, profile));
    }
  }
}
const machine = `Chromium ${browser.version().split('.')[0]}, ${cpus().length} cores of ${arch()}`;
await browser.close();
await pages.close();
for (const one of [server, ...Object.values(long)]) {
  one.close();
}

const when = new Date().toISOString().slice(0, 10);
const load = `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
const types = profileNames.map((profile) => `${profile} is ${effectiveTypes[profile]}`).join(', ');
const heading = `${when}, ${runs} runs, ${machine}, ${load}; for the browser ${types}.`;
const summary = summarize(figures);
const table = tableOf(summary);
console.log(
  options.json
    ? JSON.stringify({ when, runs, machine, loads, effectiveTypes, summary, figures }, null, 2)
    : `${heading}\n\n${table}`,
);
if (options.write) {
  const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
  const parts = { figures: `${heading}\n\n${table}`, goals: goalsOf(summary) };
  let page = readFileSync(file, 'utf8');
  for (const [name, text] of Object.entries(parts)) {
    const marks = ['begin', 'end'].map((edge) => `<!-- ${edge} of the ${name} -->\n`);
    const [before, , after] = page.split(new RegExp(marks.join('|')));
    page = `${before}${marks[0]}\n${text}\n\n${marks[1]}${after}`;
  }
  writeFileSync(file, page);
  writePlots();
}

async function measure(name, profileName) {
  const profile = profiles[profileName];
  const parts = subjects[name];
  const addressOn = ({ url }) => `${pages.addresses[name]}?platform=${encodeURIComponent(url)}`;
  const rested = await visitRested(browser, server, addressOn(server), parts, profile);
  effectiveTypes[profileName] = rested.effectiveType;
  if (rested.effectiveType !== '4g') {
    throw new Error(`For the browser the profile ${profileName} is ${rested.effectiveType}, and must be 4g.`);
  }
  const cold = await visitCold(browser, addressOn(server), parts, profile);
  const scrolling = {};
  const counts = profileName !== 'local' ? [] : parts.drawsAll ? [1_000] : [1_000, 10_000];
  for (const count of counts) {
    const page = await openPanel(browser, addressOn(long[count]), parts, profile);
    const { busyMs, p95Ms } = await timeScrolling(browser, page, parts.row);
    await page.context().close();
    Object.assign(scrolling, { [`busy${count}`]: busyMs, [`p95${count}`]: p95Ms });
  }
  return { ...rested.figures, ...cold, ...scrolling };
}

function chosen(list, all) {
  const names = list.split(',');
  const unknown = names.filter((name) => !(name in all));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
  }
  return names;
}
