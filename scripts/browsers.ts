// The stories and whole pages in the system's other browsers: `npm run test:browsers -- firefox`, or `webkit`. Not a part of `npm test`, for a
// fresh machine has neither: `apt-get install firefox-esr webkit2gtk-driver xvfb`.
import { spawnSync } from 'node:child_process';
import { forEachStoryIn } from '../tests/storyPage/forEachStory.ts';
import { openStoryPage } from '../tests/storyPage/openStoryPage.ts';
import { openWebkit } from './browsers/webkit.ts';

const [wanted = 'firefox', part = ''] = process.argv.slice(2);
process.exitCode = wanted === 'webkit' ? await playInWebkit() : testInFirefox();

/** The same tests as in Chromium, by the same library. */
function testInFirefox(): number | null {
  const parameters = ['vitest', 'run', '--project=stories', '--project=e2e', ...(part && ['-t', part])];
  return spawnSync('npx', parameters, { stdio: 'inherit', env: { ...process.env, BROWSER: 'firefox' } })
    .status;
}

/** Every story, by WebDriver: no library drives the WebKit of a system. */
async function playInWebkit(): Promise<number> {
  const server = await openStoryPage();
  const browser = await openWebkit();
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
  console.log([`${played} stories played, ${failures.length} went wrong`, ...failures].join('\n'));
  return failures.length > 0 ? 1 : 0;
}
