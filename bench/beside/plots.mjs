// The plots of docs/performance.md, drawn from its table: `npm run plots` in this folder, and after each `npm run bench -- --write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows of the table that are drawn, by the names of the files. */
const plots = {
  bell: ['navigation to bell, ms', 'phone'],
  press: ['press after 2 s of rest: ten rows are seen, ms', 'phone'],
  cold: ['navigation to rows by that press: seen, ms', 'phone'],
  bytes: ['kB on the line at rest', 'local'],
  scrolling: ['scrolling 1,000 rows: main thread, ms', 'local'],
};
const headings = { cold: 'navigation to rows by a press at the badge: seen, ms' };

const left = 96;
const longest = 440;

// Floors are outlines, so that they differ by more than a shade. The ground is the page's.
const style = `text{font:13px system-ui,sans-serif;fill:#1f2328}.heading,.ours{font-weight:600}rect{fill:#818b98}
rect.ours{fill:#0969da}rect.floor{fill:none;stroke:#818b98;stroke-width:1.5;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){text{fill:#f0f6fc}rect{fill:#9198a1}rect.ours{fill:#4493f8}rect.floor{stroke:#9198a1}}`;

/** The plots of a page with the table: the names of their files, and SVG. */
export function plotsOf(page) {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const subjects = rows.find((cells) => cells[2] === 'profile')?.slice(3, -1) ?? [];
  return Object.entries(plots).map(([name, [row, profile]]) => {
    const found = rows.find((cells) => cells[1] === row && cells[2] === profile);
    if (found === undefined) {
      throw new Error(`The table has no "${row}" on ${profile}, so ${name}.svg cannot be drawn.`);
    }
    const bars = subjects.map((subject, index) => ({ subject, value: Number.parseFloat(found[index + 3]) }));
    const measured = bars.filter(({ value }) => Number.isFinite(value));
    return [`${name}.svg`, draw(`${headings[name] ?? row} (${profile}; less is better)`, measured)];
  });
}

function draw(title, bars) {
  const most = Math.max(...bars.map(({ value }) => value));
  const drawn = bars.map(({ subject, value }, index) => {
    const y = 34 + index * 26;
    const kind = subject === 'carillon' ? 'ours' : subject.startsWith('floor') ? 'floor' : 'other';
    const length = Math.max(1, Math.round((value / most) * longest));
    return `<text class="${kind}" x="${left - 8}" y="${y + 14}" text-anchor="end">${subject}</text>
<rect class="${kind}" x="${left}" y="${y}" width="${length}" height="18"/>
<text class="${kind}" x="${left + length + 8}" y="${y + 14}">${value}</text>`;
  });
  const size = [left + longest + 64, 34 + bars.length * 26];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" role="img" aria-labelledby="title desc">
<title id="title">${title}</title>
<desc id="desc">${bars.map(({ subject, value }) => `${subject} ${value}`).join(', ')}</desc>
<style>${style}</style>
<text class="heading" x="0" y="16">${title}</text>
${drawn.join('\n')}
</svg>
`;
}

/** Draws the plots of the page anew. */
export function writePlots() {
  const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
  for (const [name, svg] of plotsOf(readFileSync(`${docs}performance.md`, 'utf8'))) {
    writeFileSync(`${docs}plots/${name}`, svg);
  }
}
