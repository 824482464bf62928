import { warnWeakAccent } from './warnWeakAccent.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Long enough for a part that is being rendered to reach the document. */
const checkAfterMs = 1_000;

/** The parts that were warned about; undefined for all, which have no styles. */
const named = new Set<string | undefined>();
let isPlanned = false;

/**
 * In development, warns about a part in the document that no `ThemeRoot` is around: it has no colours and no direction. Once for each
 * kind of part. Of themes in the document, about missing styles, which the tests of hosts do not load, and about an accent that can
 * hardly be seen.
 * Parts of a shadow root are not checked.
 */
export function warnOutsideTheme(): void {
  try {
    // Bundlers replace the name; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined' && !isPlanned) {
      isPlanned = true;
      setTimeout(check, checkAfterMs);
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}

function check(): void {
  if (typeof document === 'undefined') {
    return;
  }
  isPlanned = false;
  const root = '[data-carillon="root"]';
  for (const { dataset } of document.querySelectorAll<HTMLElement>(
    `[data-carillon]:not(${root}, ${root} *)`,
  )) {
    const name = dataset.carillon;
    if (named.has(name)) {
      continue;
    }
    named.add(name);
    console.warn(
      `carillon: the part with data-carillon="${name}" is outside of a theme, so it has no colours and no direction. ` +
        'Put it into <ThemeRoot> of carillon/primitives, or a part of the inbox into <Inbox.Root>.',
    );
  }
  for (const theme of document.querySelectorAll<HTMLElement>(root)) {
    if (getComputedStyle(theme).getPropertyValue('--carillon-color-surface') !== '') {
      warnWeakAccent(theme);
    } else if (!named.has(undefined) && process.env.NODE_ENV !== 'test') {
      named.add(undefined);
      console.warn("carillon: the page has no styles of it. Import them once: import 'carillon/styles.css'.");
    }
  }
}
