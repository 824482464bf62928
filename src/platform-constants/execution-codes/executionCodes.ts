import { isOneOf } from '../isOneOf.ts';

/**
 * The numeric codes of execution details by the platform's names, in order of code.
 * @source docs/protocol.md#execution-codes (codes), docs/protocol.md#platform-values (names)
 */
export const executionCodes = {
  TRIGGER_RECEIVED: 1000,
  TEMPLATE_NOT_ACTIVE: 1001,
  TEMPLATE_NOT_FOUND: 1002,
  SMS_ERROR: 1004,
  CHAT_ERROR: 1005,
  MISSING_SMS_PROVIDER: 1006,
  IN_APP_MESSAGE_CREATED: 1007,
  MAIL_PROVIDER_DELIVERY_ERROR: 1008,
  TRIGGER_PROCESSED: 1009,
  PUSH_ERROR: 1010,
  MISSING_PUSH_PROVIDER: 1011,
  SUBSCRIBER_NOT_FOUND: 3001,
  SUBSCRIBER_MISSING_EMAIL: 3002,
  SUBSCRIBER_MISSING_PHONE: 3003,
  SUBSCRIBER_ID_MISSING: 3004,
  MISSING_EMAIL_INTEGRATION: 3005,
  SUBSCRIBER_MISSING_CHAT_CHANNEL_ID: 3006,
  MISSING_SMS_INTEGRATION: 3007,
  MISSING_CHAT_INTEGRATION: 3008,
  MISSING_PUSH_INTEGRATION: 3009,
  SUBSCRIBER_MISSING_PUSH: 3010,
  MISSING_PAYLOAD_VARIABLE: 3011,
  AVATAR_ACTOR_ERROR: 3012,
  SYNTAX_ERROR_IN_EMAIL_EDITOR: 3013,
  TOPIC_ERROR: 4001,
  TOPIC_SUBSCRIBERS_ERROR: 4002,
} as const;

/** The name of one execution code. */
export type ExecutionCodeName = keyof typeof executionCodes;

/** One execution code. */
export type ExecutionCode = (typeof executionCodes)[ExecutionCodeName];

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

/**
 * The statuses of an execution detail.
 * @source docs/protocol.md#statuses
 */
export const executionDetailStatuses = [
  'Success',
  'Warning',
  'Failed',
  'Pending',
  'Queued',
  'ReadConfirmation',
] as const;

/** One execution detail status. */
export type ExecutionDetailStatus = (typeof executionDetailStatuses)[number];

/** Whether a value is one of `executionDetailStatuses`. */
export function isExecutionDetailStatus(value: unknown): value is ExecutionDetailStatus {
  return isOneOf(executionDetailStatuses, value);
}
