import type { ExecutionCode } from './executionCodes.ts';

/**
 * What each execution code means.
 * @source docs/protocol.md#execution-codes
 */
export const executionCodeMeanings = {
  1000: 'trigger received',
  1001: 'template not active',
  1002: 'template not found',
  1004: 'SMS error',
  1005: 'chat error',
  1006: 'missing SMS provider',
  1007: 'in-app message created',
  1008: 'mail provider delivery error',
  1009: 'trigger processed',
  1010: 'push error',
  1011: 'missing push provider',
  3001: 'subscriber not found',
  3002: 'subscriber missing email',
  3003: 'subscriber missing phone',
  3004: 'subscriber id missing',
  3005: 'missing email integration',
  3006: 'subscriber missing chat channel id',
  3007: 'missing SMS integration',
  3008: 'missing chat integration',
  3009: 'missing push integration',
  3010: 'subscriber missing push',
  3011: 'missing payload variable',
  3012: 'avatar actor error',
  3013: 'syntax error in email editor',
  4001: 'topic error',
  4002: 'topic subscribers error',
} as const satisfies Record<ExecutionCode, string>;

/** Whether a value is an execution code; a code in a string is not. */
export function isExecutionCode(value: unknown): value is ExecutionCode {
  return typeof value === 'number' && Object.hasOwn(executionCodeMeanings, value);
}

/** The meaning of an execution code; `undefined` for a number that is no code. */
export function describeExecutionCode<Code extends ExecutionCode>(
  code: Code,
): (typeof executionCodeMeanings)[Code];
export function describeExecutionCode(code: number): string | undefined;
export function describeExecutionCode(code: number): string | undefined {
  return isExecutionCode(code) ? executionCodeMeanings[code] : undefined;
}
