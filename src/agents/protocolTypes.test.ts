import type { Interrupt, ResumeEntry, RunAgentInput } from '@ag-ui/core';
import { InterruptSchema, ResumeEntrySchema } from '@ag-ui/core/schemas';
import type { InputRequiredResult, InputResponses } from '@modelcontextprotocol/client';
import {
  type ElicitRequest,
  ElicitRequestSchema,
  type ElicitResult,
  ElicitResultSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { expect, expectTypeOf, test } from 'vitest';
import { fromInputRequest, fromInterrupt, toInputResponse, toResume } from './index.ts';

const run = { threadId: 'thread-1', runId: 'run-1' };

test('an interrupt of AG-UI is taken as it is, and a resume is one of its entries', () => {
  expectTypeOf<Interrupt[]>().toExtend<Parameters<typeof fromInterrupt>[0]>();
  expectTypeOf<Interrupt>().toExtend<Parameters<typeof fromInterrupt>[0]>();
  expectTypeOf<RunAgentInput['messages']>().toExtend<
    NonNullable<Parameters<typeof fromInterrupt>[1]['messages']>
  >();
  expectTypeOf<ReturnType<typeof toResume>['resume']>().toExtend<ResumeEntry[]>();
  const interrupt = InterruptSchema.parse({ id: 'i-1', reason: 'confirmation', message: 'Go?' });
  const answered = { id: 'approve', at: '2026-11-29T10:00:00Z', by: 'Maya' };
  for (const state of [{ answered }, { withdrawnAt: '2026-11-29T10:00:00Z' }]) {
    const [entry] = toResume({ ...fromInterrupt(interrupt, run), ...state }).resume;
    expect(ResumeEntrySchema.parse(entry)).toEqual(entry);
  }
});

test('a request of the Model Context Protocol is taken as it is, and what is answered is its result', () => {
  expectTypeOf<ElicitRequest>().toExtend<Parameters<typeof fromInputRequest>[0]>();
  type Older = Extract<ReturnType<typeof toInputResponse>, { action: string }>;
  expectTypeOf<Older>().toExtend<ElicitResult>();
  const request = ElicitRequestSchema.parse({
    method: 'elicitation/create',
    params: {
      message: 'Name?',
      requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
    },
  });
  const message = fromInputRequest(request, { id: 'call-1', from: 'GitHub' });
  for (const answered of [{ id: 'send', data: { name: 'x' } }, { id: 'decline' }]) {
    const result = toInputResponse({ ...message, answered });
    expect(ElicitResultSchema.parse(result)).toEqual(result);
  }
});

test('a result that requires input is taken as it is, and what is answered is its responses', () => {
  expectTypeOf<InputRequiredResult>().toExtend<Parameters<typeof fromInputRequest>[0]>();
  type Newer = Extract<ReturnType<typeof toInputResponse>, { inputResponses: object }>;
  expectTypeOf<Newer['inputResponses']>().toExtend<InputResponses>();
  const result: InputRequiredResult = {
    resultType: 'input_required',
    inputRequests: {
      name: {
        method: 'elicitation/create',
        params: {
          mode: 'form',
          message: 'Name?',
          requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
        },
      },
    },
    requestState: 'opaque-1',
  };
  const message = fromInputRequest(result, { id: 'call-1', from: 'GitHub' });
  expect(toInputResponse({ ...message, answered: { id: 'decline' } })).toEqual({
    inputResponses: { name: { action: 'decline' } },
    requestState: 'opaque-1',
  });
});
