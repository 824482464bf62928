import { build } from 'esbuild';
import type { Locator, Page } from 'playwright';

declare global {
  var screenReader: typeof import('@guidepup/virtual-screen-reader')['virtual'];
}

/** A screen reader for a page, as one script. Not a part of stories: it brings a keyboard of its own, beside which React does not hear theirs. */
const reader = build({
  stdin: {
    contents: "import { virtual } from '@guidepup/virtual-screen-reader'; globalThis.screenReader = virtual;",
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  write: false,
  format: 'iife',
});

/** Adds a screen reader to a page, for `spokenIn`. */
export async function bringScreenReader(page: Page): Promise<void> {
  const { outputFiles } = await reader;
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
}

/** What a screen reader says from one end of an element to the other, in at most so many phrases. */
export function spokenIn(element: Locator, most = 60): Promise<readonly string[]> {
  return element.evaluate(async (container, phrases) => {
    const { screenReader } = globalThis;
    await screenReader.start({ container });
    const [first = ''] = await screenReader.spokenPhraseLog();
    for (
      let steps = 0;
      steps < phrases && (await screenReader.lastSpokenPhrase()) !== `end of ${first}`;
      steps += 1
    ) {
      await screenReader.next();
    }
    const said = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    return said;
  }, most);
}
