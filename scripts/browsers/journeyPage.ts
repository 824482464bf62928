import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OtherBrowser } from './otherBrowser.ts';

/** A part of a page, by its role and by what its name contains or matches. */
export type Part = readonly [role: string, name?: string | RegExp];

/** A page as a person uses it, by whatever drives the browser. What is asked for may come late. */
export interface JourneyPage {
  open(url: string): Promise<void>;
  /** Waits for the last part, which is in those before it. */
  see(...path: readonly Part[]): Promise<void>;
  /** Waits until there is no such part. */
  gone(...path: readonly Part[]): Promise<void>;
  /** Waits for text anywhere on the page. */
  read(text: string): Promise<void>;
  press(...path: readonly Part[]): Promise<void>;
  /** Presses a key, by the names of the DOM. */
  type(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  evaluate: OtherBrowser['evaluate'];
}

const patienceMs = 30_000;
const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Polls until `isMet` is true; the error says what was waited for. */
export async function until(what: string, isMet: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isMet())) {
    if (performance.now() > end) {
      throw new Error(`Waited ${patienceMs / 1_000} s for: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function journeyPage(browser: OtherBrowser): JourneyPage {
  /** Finds the part in the page, which keeps it for a click of the browser's own. Returns whether it is there. */
  async function find(path: readonly Part[]): Promise<boolean> {
    const asked = path.map(
      ([role, name]) => [role, name instanceof RegExp ? name.source : quoted(name)] as const,
    );
    const found = await browser.evaluate(findPart, asked);
    if (found === null) {
      await browser.run(library);
      return find(path);
    }
    return found;
  }
  const see = (...path: readonly Part[]) => until(`${wordsOf(path)} is there`, () => find(path));
  return {
    open: async (url) => void (await browser.goto(url)),
    see,
    gone: (...path) => until(`${wordsOf(path)} is gone`, async () => !(await find(path))),
    read: (text) =>
      until(`the text "${text}"`, () =>
        browser.evaluate((one) => document.body.textContent.includes(one), text),
      ),
    async press(...path) {
      await see(...path);
      await browser.click();
    },
    type: (key) => browser.type(key),
    evaluate: browser.evaluate,
  };
}

const quoted = (name = '') => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordsOf = (path: readonly Part[]) => path.map(([role, name]) => `${role} ${name ?? ''}`).join(' > ');

declare global {
  /** Testing Library, in a page that a journey uses. */
  var TestingLibraryDom:
    | {
        queryAllByRole(
          container: ParentNode,
          role: string,
          options: { readonly name: RegExp },
        ): HTMLElement[];
      }
    | undefined;
  /** The part that was found last. */
  var journeyPart: Element | undefined;
}

/** Runs in the page: keeps the first part that fits; null where the library is not loaded yet. */
function findPart(path: readonly (readonly [role: string, name: string])[]): boolean | null {
  const { TestingLibraryDom: library } = globalThis;
  if (library === undefined) {
    return null;
  }
  // Also in shadow roots.
  let places: ParentNode[] = [
    document,
    ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  for (const [role, name] of path) {
    places = places.flatMap((place) => library.queryAllByRole(place, role, { name: new RegExp(name) }));
  }
  const [part] = places;
  globalThis.journeyPart = part instanceof Element ? part : undefined;
  return part !== undefined;
}
