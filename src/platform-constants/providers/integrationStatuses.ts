import { isOneOf } from '../isOneOf.ts';

/**
 * The states of an integration.
 * @source docs/protocol.md#statuses
 */
export const integrationStatuses = ['ACTIVE', 'INACTIVE', 'ERROR'] as const;

/** One integration status. */
export type IntegrationStatus = (typeof integrationStatuses)[number];

/** Whether a value is one of `integrationStatuses`. */
export function isIntegrationStatus(value: unknown): value is IntegrationStatus {
  return isOneOf(integrationStatuses, value);
}
