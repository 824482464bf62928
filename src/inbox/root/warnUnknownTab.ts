import type { InboxTab } from '../settings/InboxSettingsContext.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

const said = new Set<string>();

/** In development, warns once about each `tabId` that no tab has: the first tab is open instead. */
export function warnUnknownTab(
  tabId: string | undefined,
  { tabs }: { readonly tabs: readonly InboxTab[] },
): void {
  try {
    // Bundlers replace the name, and with it goes all of this; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production' && tabId !== undefined && !said.has(tabId)) {
      const known = tabs.map((tab) => tab.tabId);
      if (!known.includes(tabId)) {
        said.add(tabId);
        console.warn(
          `carillon: no tab has the \`tabId\` "${tabId}", so the first one is open. Use one of ${known.join(', ')}.`,
        );
      }
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}
