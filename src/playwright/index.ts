export { type InboxFixtures, inboxFixtures } from './inboxFixtures.ts';
