// Where a Chromium is, or how to get one. Used by the tests, the end-to-end run and the picture taker.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Parts of a browser's window that have a renderer of their own in each window, although nobody sees them: more than half the cost of a page. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off: of two `--disable-features`, Chromium reads only the last one. */
const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** A test browser connects to loopback only, and makes no calls of its own. */
export const chromiumArguments = [
  `--disable-features=${[...playwrightsFeatures, ...windowFeatures].join()}`,
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
];

/** The path of a Chromium: CHROMIUM_PATH, one of the system's, or Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.`);
    }
    return named;
  }
  return onPath(names) ?? macOs.find(existsSync) ?? playwrightsOwn();
}

/** The path of the first of these programs that is installed. */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(':');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** As findChromium, but installs one when there is none: Playwright's download, else Debian's package. */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    return found;
  }
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell']],
  ];
  for (const [command, parameters] of attempts) {
    try {
      console.log(`No Chromium here yet: ${command} ${parameters.join(' ')}`);
      execFileSync(command, parameters, { stdio: 'inherit' });
    } catch {
      // The next way may work; the error below is thrown when none did.
    }
    const installed = findChromium();
    if (installed) {
      return installed;
    }
  }
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
}

/** Opens a Chromium that connects to loopback only, or the system's Firefox for `npm run test:browsers`. */
export async function openChromium(shell) {
  if (process.env.BROWSER === 'firefox') {
    // By WebDriver BiDi. Playwright's later versions send commands that the Firefox of a long-term release does not know.
    const { firefox } = await import('playwright-for-firefox');
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    });
  }
  // Not before it is needed: a fresh machine looks for a Chromium before anything is installed.
  const { chromium } = await import('playwright');
  // The shell would round the widths of letters in another way.
  const args = [...chromiumArguments, ...(shell === undefined ? [] : ['--font-render-hinting=none'])];
  return chromium.launch({ executablePath: shell ?? ensureChromium(), args });
}

/**
 * As openChromium, but one without windows where there is one and CHROMIUM_PATH names no other: it takes a tenth less of the processor's
 * time, and has no cache of pages to go back to. Benchmarks use what readers have.
 */
export async function openTestBrowser() {
  const browser = await openChromium(process.env.CHROMIUM_PATH ? undefined : onPath(shellNames));
  // A busy machine is slow, not wrong.
  browser.on('context', (context) => context.setDefaultTimeout(60_000));
  return browser;
}

function playwrightsOwn() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) {
    return undefined;
  }
  return readdirSync(cache)
    .filter((folder) => folder.startsWith('chromium-'))
    .flatMap((folder) =>
      ['chrome-linux64', 'chrome-linux'].map((inner) => join(cache, folder, inner, 'chrome')),
    )
    .find(existsSync);
}
