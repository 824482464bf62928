// The stories and twenty journeys in the system's other browsers: `npm run test:browsers -- firefox`, or `webkit`, then a part of a name, or `journeys`
// for those alone. Not a part of `npm test`, for a fresh machine has neither: `apt-get install firefox-esr webkit2gtk-driver xvfb`.
import { spawnSync } from 'node:child_process';
import { forEachStoryIn } from '../tests/storyPage/forEachStory.ts';
import { openStoryPage } from '../tests/storyPage/openStoryPage.ts';
import { openFirefox } from './browsers/firefox.ts';
import { playJourneys } from './browsers/playJourneys.ts';
import { openWebkit } from './browsers/webkit.ts';

const [wanted = 'firefox', part = ''] = process.argv.slice(2);
const inWebkit = wanted === 'webkit';
process.env.BROWSER = inWebkit ? '' : 'firefox';
const stories = part === 'journeys' || (inWebkit ? await playInWebkit() : playInFirefox());
const journeys = await playJourneys(inWebkit ? openWebkit : openFirefox, part === 'journeys' ? '' : part);
process.exitCode = stories && journeys ? 0 : 1;

/** The same test of each story as in Chromium, by the same library; one page at once, since only the page in front has the focus. */
function playInFirefox(): boolean {
  const parameters = [
    'vitest',
    'run',
    '--project=stories',
    '--maxConcurrency=1',
    '--reporter=verbose',
    ...(part && ['-t', part]),
  ];
  return spawnSync('npx', parameters, { stdio: 'inherit' }).status === 0;
}

/** Every story, by WebDriver, as no library drives the WebKit of a system; one window, since only one has the focus. */
async function playInWebkit(): Promise<boolean> {
  const server = await openStoryPage();
  const began = performance.now();
  const failures: string[] = [];
  let played = 0;
  const browser = await openWebkit();
  let shown = '';
  try {
    await forEachStoryIn(
      browser,
      server.url,
      {},
      (file) => file.includes(part),
      async ({ file, name, error }) => {
        if (file !== shown) {
          // So that a run that is ended by a time limit says how far it was.
          console.log(`${played} played, now ${file}`);
          shown = file;
        }
        played += 1;
        if (error !== null) {
          // Behind it is the page.
          failures.push(`${file} ${name}: ${error.split('\n<')[0]}`);
          console.error(failures.at(-1));
        }
      },
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    [`${played} stories played in ${seconds} s, ${failures.length} went wrong`, ...failures].join('\n'),
  );
  return failures.length === 0;
}
