// The public names of `carillon-testing/playwright`: the mocks as fixtures of Playwright. What is not named here is internal.
export { type InboxFixtures, inboxFixtures } from './playwright/index.ts';
