import type { Page } from 'playwright';
import { worldDefaults } from '../../src/mocks/index.ts';

const api = worldDefaults.backendUrl;
const socket = worldDefaults.socketUrl.replace('https:', 'wss:');

/** The policy of docs/faults.md#the-strict-policy; `worker-src` is only for the mock server, `font-src` for the stories' own fonts. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  "font-src 'self'",
  `connect-src 'self' ${api} ${socket}`,
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What the policy forbids and stories ask for all the same: file, directive, and why that is no fault. */
const askedFor = [
  // Said in SECURITY.md: a host that turns this on allows `data:`.
  [
    'inbox/Attention.interactions.stories.tsx',
    'img-src',
    'the icon of the page with a count is a data address',
  ],
  [
    'mocks/Mocks.interactions.stories.tsx',
    'style-src-elem',
    'Storybook pauses animations by a style element',
  ],
] as const;

export const isAskedFor = (file: string, violation: string) =>
  askedFor.some(([story, directive]) => story === file && violation.startsWith(`${directive} `));

/** What the policy of the page has forbidden since the last call, one per line. */
export function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.violations.splice(0));
}
