// Finishes the documentation site, which `storybook build` has made: writes every page as Markdown beside it, and what agents read.
// node scripts/site.mjs [folder]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const site = process.argv[2] ?? 'storybook-static';
const { pages } = JSON.parse(readFileSync(join(site, 'manifests/pages.json'), 'utf8'));
const { storybook } = JSON.parse(readFileSync('package.json', 'utf8'));

mkdirSync(join(site, 'docs'), { recursive: true });
for (const { id, text } of pages) {
  writeFileSync(join(site, 'docs', `${id}.md`), text);
}

// Both are about putting the inbox into an app; why carillon is built so is not.
const forHosts = pages.filter(
  ({ title }) => !title.startsWith('For contributors/Decisions/') && title !== 'Start here/Search',
);
const facts = readFileSync('llms.txt', 'utf8').split('\n## Docs\n')[0];
const listed = forHosts.map(
  ({ id, title }) => `- [${title}](${new URL(`docs/${id}.md`, `${storybook.url}/`)})`,
);
writeFileSync(join(site, 'llms.txt'), [facts, '## Docs\n', ...listed, ''].join('\n'));
writeFileSync(join(site, 'llms-full.txt'), [facts, ...forHosts.map(({ text }) => text)].join('\n\n---\n\n'));
// GitHub's pages would leave out what begins with an underscore.
writeFileSync(join(site, '.nojekyll'), '');
console.log(`${pages.length} pages as Markdown, and llms.txt, in ${site}`);
