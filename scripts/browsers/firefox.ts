import { openChromium } from '../chromium.mjs';
import type { OtherBrowser } from './otherBrowser.ts';

/** The browser that BROWSER names, by Playwright. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 1_000, height: 900 } });
  return {
    name: 'Firefox',
    goto: (url) => page.goto(url),
    evaluate: (act, given) => page.evaluate<never, never>(act as never, given as never),
    run: (script) => page.evaluate(script),
    async click() {
      const part = await page.evaluateHandle(() => globalThis.journeyPart);
      await part.asElement()?.click();
    },
    type: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  };
}
