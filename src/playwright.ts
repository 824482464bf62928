// The public names of `carillon/playwright`: the mocks as fixtures of Playwright. What is not named here is internal.
export { type InboxFixtures, inboxFixtures } from './playwright/index.ts';
