import { bellEndpoints, type Endpoint } from './bellEndpoints.ts';

export type { Endpoint } from './bellEndpoints.ts';

/**
 * The ledger of the protocol: every call that this package makes, without the version prefix.
 * The mocks list their calls independently, and a test compares the two.
 *
 * @source docs/protocol.md#calls
 */
export const endpoints = {
  ...bellEndpoints,
  messagesFeed: { method: 'GET', path: '/widgets/notifications/feed' },
  tabCount: { method: 'GET', path: '/widgets/notifications/count' },
  organization: { method: 'GET', path: '/widgets/organization' },
  markMessagesAs: { method: 'POST', path: '/widgets/messages/markAs' },
  setMessagesStatus: { method: 'POST', path: '/widgets/messages/mark-as' },
  readAllMessages: { method: 'POST', path: '/widgets/messages/read' },
  answerMessage: { method: 'POST', path: '/widgets/messages/{id}/actions/{type}' },
  seeAllMessages: { method: 'POST', path: '/widgets/messages/seen' },
  removeMessage: { method: 'DELETE', path: '/widgets/messages/{id}' },
  removeMessages: { method: 'POST', path: '/widgets/messages/bulk/delete' },
  removeAllMessages: { method: 'DELETE', path: '/widgets/messages' },
  logUsage: { method: 'POST', path: '/widgets/usage/log' },
  preferences: { method: 'GET', path: '/widgets/preferences' },
  globalPreferences: { method: 'GET', path: '/widgets/preferences/global' },
  preferencesByLevel: { method: 'GET', path: '/widgets/preferences/{level}' },
  updatePreference: { method: 'PATCH', path: '/widgets/preferences/{id}' },
  updateGlobalPreferences: { method: 'PATCH', path: '/widgets/preferences' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
