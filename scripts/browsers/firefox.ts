import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type OtherBrowser, patiently } from './otherBrowser.ts';

const port = 7_791;
const quiet = [
  'app.update.enabled',
  'datareporting.policy.dataSubmissionEnabled',
  'toolkit.telemetry.enabled',
];

/**
 * The system's Firefox, by the WebDriver BiDi protocol: `apt-get install firefox-esr`.
 * @source https://www.w3.org/TR/webdriver-bidi/
 */
export async function openFirefox(): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'carillon-firefox-'));
  await writeFile(join(profile, 'user.js'), quiet.map((name) => `user_pref("${name}", false);`).join('\n'));
  const options = [
    '--headless',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
    '--width=1000',
    '--height=900',
  ];
  const firefox = spawn('firefox-esr', options, { stdio: 'ignore' });
  const socket = await patiently(async () => {
    const opening = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await once(opening, 'open');
    return opening;
  });
  let last = 0;
  const command = async (method: string, params: unknown) => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const answer = JSON.parse(String(data));
      if (answer.id === id) {
        if (answer.type === 'error') {
          throw new Error(`Firefox refused ${method}: ${answer.message}`);
        }
        return answer.result;
      }
    }
  };
  await command('session.new', { capabilities: {} });
  const { context } = await command('browsingContext.create', { type: 'tab' });
  // It hides such calls from service workers, where the mock server is.
  await command('script.addPreloadScript', { functionDeclaration: String(withoutKeepalive) });
  return {
    name: 'Firefox',
    goto: (url) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(act, given) {
      const { result, exceptionDetails } = await command('script.evaluate', {
        // As text: the protocol has a notation of its own for values.
        expression: `Promise.resolve((${act})(${JSON.stringify(given)})).then((result) => JSON.stringify(result))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) {
        throw new Error(exceptionDetails.text);
      }
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    async close() {
      await command('browser.close', {});
      await once(firefox, 'exit');
      await rm(profile, { recursive: true });
    },
  };
}

/** Runs in the page. */
function withoutKeepalive() {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
}
