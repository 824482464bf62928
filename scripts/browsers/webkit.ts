import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type OtherBrowser, patiently } from './otherBrowser.ts';

const port = 7_790;
const binaries = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** @source https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/**
 * The system's WebKit, by the WebDriver protocol: `apt-get install webkit2gtk-driver xvfb`, and `xvfb-run` where there is no screen.
 * @source https://www.w3.org/TR/webdriver2/
 */
export async function openWebkit(): Promise<OtherBrowser> {
  // Without a graphics card it would open no page.
  const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit', env });
  const binary = binaries.find(existsSync);
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  };
  const { sessionId } = await patiently(() => ask('POST', '', { capabilities }));
  const command = (path: string, body: unknown) => ask('POST', `/${sessionId}${path}`, body);
  await command('/timeouts', { script: 120_000 });
  await command('/window/rect', { width: 1_000, height: 900 });
  return {
    name: 'WebKit',
    goto: (url) => command('/url', { url }),
    async evaluate(act, given) {
      const script = `const [given, done] = arguments; Promise.resolve((${act})(given)).then(done, done)`;
      try {
        return await command('/execute/async', { script, args: [given] });
      } catch (error) {
        // A story that leads the page elsewhere has failed; the others can be played.
        if (/unload/.test(String(error))) {
          return String(error);
        }
        throw error;
      }
    },
    run: (script) => command('/execute/sync', { script, args: [] }),
    async click() {
      const found = await command('/execute/sync', { script: 'return globalThis.journeyPart', args: [] });
      await command(`/element/${Object.values(found)[0]}/click`, {});
    },
    async type(key) {
      const value = keys[key];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    back: () => command('/back', {}),
    async close() {
      await ask('DELETE', `/${sessionId}`);
      driver.kill();
    },
  };
}

async function ask(method: string, path: string, body?: unknown) {
  const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
    method,
    body: JSON.stringify(body) ?? null,
  });
  const { value } = JSON.parse(await answer.text());
  if (!answer.ok) {
    throw new Error(`WebKitWebDriver refused ${method} /session${path}: ${value.message}`);
  }
  return value;
}
