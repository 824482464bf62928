// Plays every story in the system's Firefox or WebKit: `npm run browsers -- firefox [part of a file's name]`, or `webkit`. Not a
// part of `npm test`, for a fresh machine has neither; what each needs is said in scripts/browsers.
import { forEachStoryIn } from '../tests/storyPage/forEachStory.ts';
import { openStoryPage } from '../tests/storyPage/openStoryPage.ts';
import { openFirefox } from './browsers/firefox.ts';
import { openWebkit } from './browsers/webkit.ts';

const [wanted = 'firefox', part = ''] = process.argv.slice(2);
const server = await openStoryPage();
const browser = await (wanted === 'webkit' ? openWebkit() : openFirefox());
let played = 0;
const failures: string[] = [];
try {
  await forEachStoryIn(
    browser,
    server.url,
    {},
    (file) => file.includes(part),
    async ({ file, name, error }) => {
      played += 1;
      console.log(`${file} ${name}: ${error === null ? 'right' : 'WRONG'}`);
      if (error !== null) {
        // Testing Library adds the whole page.
        failures.push(`${file} ${name}: ${error.split('Ignored nodes')[0]}`);
      }
    },
  );
} finally {
  await browser.close();
  await server.close();
}
console.log(
  [`${browser.name}: ${played} stories played, ${failures.length} went wrong`, ...failures].join('\n'),
);
process.exitCode = failures.length > 0 ? 1 : 0;
