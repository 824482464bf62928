// Plays every story in the system's Firefox or WebKit: `npm run browsers -- firefox [part of a file's name]`, or `webkit`. Not a
// part of `npm test`, for a fresh machine has neither; what each needs is said in scripts/browsers. A story that goes wrong is
// played once more.
import { openStoryPage } from '../tests/storyPage/openStoryPage.ts';
import { openFirefox } from './browsers/firefox.ts';
import { openWebkit } from './browsers/webkit.ts';

const [wanted = 'firefox', part = ''] = process.argv.slice(2);
const server = await openStoryPage();
const browser = await (wanted === 'webkit' ? openWebkit() : openFirefox());
let played = 0;
const failures: string[] = [];
try {
  await playAll();
} finally {
  await browser.close();
  await server.close();
}
console.log(
  [`${browser.name}: ${played} stories played, ${failures.length} went wrong`, ...failures].join('\n'),
);
process.exitCode = failures.length > 0 ? 1 : 0;

async function playAll() {
  await browser.open(`${server.url}/blank.html`);
  await browser.run(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  await open();
  for (const file of await browser.run(() => [...globalThis.storyPage.files])) {
    if (file.includes(part)) {
      await open();
      for (const name of await browser.run((one: string) => globalThis.storyPage.names(one), file)) {
        await play(file, name);
      }
      console.log(`${file}: ${played} played, ${failures.length} went wrong`);
    }
  }
}

async function play(file: string, name: string) {
  const run = () =>
    browser.run((one: string, story: string) => globalThis.storyPage.run(one, story, {}), file, name);
  let error = await run();
  if (error !== null) {
    await open();
    error = await run();
  }
  played += 1;
  if (error !== null) {
    // Testing Library adds the whole page.
    failures.push(`${file} ${name}: ${error.split('Ignored nodes')[0]}`);
  }
}

async function open() {
  await browser.open(`${server.url}/index.html`);
  await browser.run(async () => {
    while (globalThis.storyPage === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
