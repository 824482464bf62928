/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Long enough for a part that is being rendered to reach the document. */
const checkAfterMs = 1_000;

let isPlanned = false;

/**
 * In development, warns once about a part in the document that no `ThemeRoot` is around: it has no colours and no direction.
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
  const root = '[data-carillon="root"]';
  const part = document.querySelector<HTMLElement>(`[data-carillon]:not(${root}, ${root} *)`);
  // After a warning nothing is checked again.
  isPlanned = part !== null;
  if (part !== null) {
    console.warn(
      `carillon: the part with data-carillon="${part.dataset.carillon}" is outside of a theme, so it has no colours and no direction. ` +
        'Put it into <ThemeRoot> of carillon/primitives, or a part of the inbox into <Inbox.Root>.',
    );
  }
}
