import type { CDPSession, Page } from 'playwright';

/** What a reader with a keyboard and a screen reader gets on a page: every focus stop, and every announcement. */
export interface Reader {
  /** A line for each pressed key, each focus stop, and each announcement. */
  readonly lines: string[];
  readonly presses: number;
  /** All announcements so far. */
  said(): Promise<readonly string[]>;
  /** Starts a step of the journey. */
  step(title: string): void;
  /** Presses a key. The focus may move a moment later: see `arrives`. */
  press(key: string): Promise<void>;
  /** Presses a key until an element that this finds has the focus. */
  pressTo(key: string, selector: string): Promise<void>;
  /** Waits for an announcement of the step, which may have been made while its keys were pressed. */
  hears(pattern: RegExp): Promise<void>;
  /** Waits until an element is on the page and contains the focus. */
  arrives(selector: string): Promise<void>;
}

declare global {
  /** The texts that the live regions of the page have announced. */
  var spokenWords: string[];
}

/** The most times that one key is pressed to reach one element. */
const maxPresses = 14;

/** Records the speech of a page. Call it when the page shows what is to be read. */
export async function listenTo(page: Page): Promise<Reader> {
  await page.evaluate(() => {
    globalThis.spokenWords = [];
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(regions);
          if (region) {
            changed.add(region);
          }
        }
      }
      for (const region of changed) {
        const words = region.textContent?.trim();
        if (words) {
          globalThis.spokenWords.push(words);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const session = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let presses = 0;
  let heard = 0;
  let heardBefore = 0;

  async function stop(key: string): Promise<void> {
    lines.push(`  ${key}: ${await focusedNode(session)}`);
  }

  const reader: Reader = {
    lines,
    get presses() {
      return presses;
    },
    said: () => page.evaluate(() => globalThis.spokenWords),
    step(title) {
      lines.push(title);
      heardBefore = heard;
    },
    async press(key) {
      presses += 1;
      await page.keyboard.press(key);
      lines.push(`  ${key}`);
    },
    async pressTo(key, selector) {
      for (let times = 0; times < maxPresses; times += 1) {
        presses += 1;
        await page.keyboard.press(key);
        await stop(key);
        if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) {
          return;
        }
      }
      throw new Error(`${key} does not lead to ${selector}:\n${lines.join('\n')}`);
    },
    async hears(pattern) {
      const said = await page
        .waitForFunction(
          ([source, from]) =>
            globalThis.spokenWords.slice(from).some((words) => new RegExp(source, 'u').test(words)),
          [pattern.source, heardBefore] as const,
        )
        .then(reader.said, async () => {
          throw new Error(`${pattern} is not heard:\n${lines.join('\n')}\nsaid: ${await reader.said()}`);
        });
      const isMeant = (words: string) => pattern.test(words);
      lines.push(
        ...said
          .slice(heard)
          .filter(isMeant)
          .map((words) => `    says "${words}"`),
      );
      heard = said.length;
    },
    async arrives(selector) {
      await page.waitForFunction((one) => document.activeElement?.closest(one) != null, selector);
      await stop('then');
    },
  };
  return reader;
}

/** The focused element in the browser's accessibility tree: role, name and description. */
async function focusedNode(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) {
    return 'nothing';
  }
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const description = node?.description?.value ? `, described "${node.description.value}"` : '';
  return `${node?.role?.value} "${node?.name?.value ?? ''}"${description}`;
}
