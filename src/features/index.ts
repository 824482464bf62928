export type { Attention, AttentionOptions } from './attention/AttentionOptions.ts';
export { useAttention } from './attention/useAttention.ts';
export { InboxProvider } from './InboxProvider.tsx';
export { InboxPage, type InboxPageProps } from './page/InboxPage.tsx';
export * as Inbox from './parts.ts';
export { useReadOnVisit } from './read-on-visit/useReadOnVisit.ts';
export { type LaterOptions, laterInBrowser } from './snooze-in-browser/laterInBrowser.ts';
export type { ElsewhereIdentity } from './workspaces/unreadElsewhere.ts';
