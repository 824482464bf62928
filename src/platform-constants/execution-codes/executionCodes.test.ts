import { describe, expect, expectTypeOf, it } from 'vitest';
import { describeExecutionCode, executionCodeMeanings, isExecutionCode } from './describeExecutionCode.ts';
import {
  executionCodes,
  executionDetailSources,
  executionDetailStatuses,
  isExecutionDetailSource,
  isExecutionDetailStatus,
} from './executionCodes.ts';

/** The table of docs/protocol.md#execution-codes, row by row, with the platform's names. */
const table = [
  [1000, 'TRIGGER_RECEIVED', 'trigger received'],
  [1001, 'TEMPLATE_NOT_ACTIVE', 'template not active'],
  [1002, 'TEMPLATE_NOT_FOUND', 'template not found'],
  [1004, 'SMS_ERROR', 'SMS error'],
  [1005, 'CHAT_ERROR', 'chat error'],
  [1006, 'MISSING_SMS_PROVIDER', 'missing SMS provider'],
  [1007, 'IN_APP_MESSAGE_CREATED', 'in-app message created'],
  [1008, 'MAIL_PROVIDER_DELIVERY_ERROR', 'mail provider delivery error'],
  [1009, 'TRIGGER_PROCESSED', 'trigger processed'],
  [1010, 'PUSH_ERROR', 'push error'],
  [1011, 'MISSING_PUSH_PROVIDER', 'missing push provider'],
  [3001, 'SUBSCRIBER_NOT_FOUND', 'subscriber not found'],
  [3002, 'SUBSCRIBER_MISSING_EMAIL', 'subscriber missing email'],
  [3003, 'SUBSCRIBER_MISSING_PHONE', 'subscriber missing phone'],
  [3004, 'SUBSCRIBER_ID_MISSING', 'subscriber id missing'],
  [3005, 'MISSING_EMAIL_INTEGRATION', 'missing email integration'],
  [3006, 'SUBSCRIBER_MISSING_CHAT_CHANNEL_ID', 'subscriber missing chat channel id'],
  [3007, 'MISSING_SMS_INTEGRATION', 'missing SMS integration'],
  [3008, 'MISSING_CHAT_INTEGRATION', 'missing chat integration'],
  [3009, 'MISSING_PUSH_INTEGRATION', 'missing push integration'],
  [3010, 'SUBSCRIBER_MISSING_PUSH', 'subscriber missing push'],
  [3011, 'MISSING_PAYLOAD_VARIABLE', 'missing payload variable'],
  [3012, 'AVATAR_ACTOR_ERROR', 'avatar actor error'],
  [3013, 'SYNTAX_ERROR_IN_EMAIL_EDITOR', 'syntax error in email editor'],
  [4001, 'TOPIC_ERROR', 'topic error'],
  [4002, 'TOPIC_SUBSCRIBERS_ERROR', 'topic subscribers error'],
] as const;

describe('execution codes (docs/protocol.md#execution-codes)', () => {
  it.each(table)('%i is %s: %s', (code, name, meaning) => {
    expect(executionCodes[name]).toBe(code);
    expect(describeExecutionCode(code)).toBe(meaning);
    expect(isExecutionCode(code)).toBe(true);
  });

  it('are these 26 and no more, in order of code', () => {
    expect(Object.entries(executionCodes)).toEqual(table.map(([code, name]) => [name, code]));
    expect(Object.keys(executionCodeMeanings)).toEqual(table.map(([code]) => String(code)));
  });

  it.each([0, -1, 1003, 999, 1000.5, 2000, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (code) => {
    expect(describeExecutionCode(code)).toBeUndefined();
    expect(isExecutionCode(code)).toBe(false);
  });

  it.each(['1000', '__proto__', 'toString', null, undefined, {}, [1000]])('%j is none', (value) => {
    expect(isExecutionCode(value)).toBe(false);
  });

  it('keep their meaning in the type', () => {
    expectTypeOf(describeExecutionCode(1000)).toEqualTypeOf<'trigger received'>();
    const code: number = 1000;
    expectTypeOf(describeExecutionCode(code)).toEqualTypeOf<string | undefined>();
    expectTypeOf(executionCodes.TOPIC_ERROR).toEqualTypeOf<4001>();
  });
});

describe('execution details', () => {
  it('have these statuses (docs/protocol.md#statuses)', () => {
    expect(executionDetailStatuses).toEqual([
      'Success',
      'Warning',
      'Failed',
      'Pending',
      'Queued',
      'ReadConfirmation',
    ]);
    expect(isExecutionDetailStatus('ReadConfirmation')).toBe(true);
    expect(isExecutionDetailStatus('success')).toBe(false);
  });

  it('have these sources (docs/protocol.md#platform-values)', () => {
    expect(executionDetailSources).toEqual(['Credentials', 'Internal', 'Payload', 'Webhook']);
    expect(isExecutionDetailSource('Payload')).toBe(true);
    expect(isExecutionDetailSource('payload')).toBe(false);
  });
});
