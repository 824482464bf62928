import { isOneOf } from '../isOneOf.ts';

/**
 * What an execution detail came from.
 * @source docs/protocol.md#platform-values
 */
export const executionDetailSources = ['Credentials', 'Internal', 'Payload', 'Webhook'] as const;

/** One source of an execution detail. */
export type ExecutionDetailSource = (typeof executionDetailSources)[number];

/** Whether a value is one of `executionDetailSources`. */
export function isExecutionDetailSource(value: unknown): value is ExecutionDetailSource {
  return isOneOf(executionDetailSources, value);
}
