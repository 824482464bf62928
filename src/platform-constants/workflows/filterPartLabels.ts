import type { FilterPart } from './filterParts.ts';

/**
 * The English label of each filter part.
 * @source docs/protocol.md#platform-values
 */
export const filterPartLabels = {
  payload: 'Payload',
  subscriber: 'Subscriber',
  webhook: 'Webhook',
  isOnline: 'Is online',
  isOnlineInLast: 'Last time was online',
  previousStep: 'Previous step',
  tenant: 'Tenant',
} as const satisfies Record<FilterPart, string>;
