import { describe, expect, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import {
  filterOperators,
  filterPartLabels,
  filterParts,
  isFilterOperator,
  isFilterPart,
  isLogicalCombiner,
  logicalCombiners,
} from './filters.ts';
import {
  controlValueIssueKinds,
  isControlValueIssueKind,
  isWorkflowIssueKind,
  workflowIssueKinds,
} from './issues.ts';
import {
  digestOutcomes,
  isDigestOutcome,
  isJobStatus,
  isRecipientKind,
  isTriggerKind,
  isTriggerOutcome,
  type JobStatus,
  jobStatuses,
  recipientKinds,
  recipientWireNames,
  triggerKinds,
  triggerOutcomes,
} from './runs.ts';
import {
  delayTypes,
  digestTypes,
  isDelayType,
  isDigestType,
  isStepType,
  isTemplateType,
  isTimeUnit,
  isWorkflowStepType,
  type StepType,
  stepTypes,
  templateTypes,
  timeUnits,
  type WorkflowStepType,
  workflowStepTypes,
} from './steps.ts';

describe('sets about workflows', () => {
  testClosedSets([
    {
      name: 'stepTypes (docs/protocol.md#enumerations)',
      set: stepTypes,
      guard: isStepType,
      values: ['trigger', 'digest', 'delay', 'custom'],
    },
    {
      name: 'workflowStepTypes (docs/protocol.md#platform-values)',
      set: workflowStepTypes,
      guard: isWorkflowStepType,
      values: ['in_app', 'email', 'sms', 'chat', 'push', 'digest', 'trigger', 'delay', 'custom'],
    },
    {
      name: 'filterOperators (docs/protocol.md#enumerations)',
      set: filterOperators,
      guard: isFilterOperator,
      values: [
        'ALL_IN',
        'ANY_IN',
        'BETWEEN',
        'EQUAL',
        'IN',
        'IS_DEFINED',
        'LARGER',
        'LARGER_EQUAL',
        'LIKE',
        'NOT_BETWEEN',
        'NOT_EQUAL',
        'NOT_IN',
        'NOT_LIKE',
        'SMALLER',
        'SMALLER_EQUAL',
      ],
    },
    {
      name: 'logicalCombiners (docs/protocol.md#enumerations)',
      set: logicalCombiners,
      guard: isLogicalCombiner,
      values: ['AND', 'OR'],
    },
    {
      name: 'filterParts (docs/protocol.md#enumerations)',
      set: filterParts,
      guard: isFilterPart,
      values: ['payload', 'subscriber', 'webhook', 'isOnline', 'isOnlineInLast', 'previousStep', 'tenant'],
    },
    {
      name: 'timeUnits (docs/protocol.md#enumerations)',
      set: timeUnits,
      guard: isTimeUnit,
      values: ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months'],
    },
    {
      name: 'digestTypes (docs/protocol.md#enumerations)',
      set: digestTypes,
      guard: isDigestType,
      values: ['regular', 'backoff', 'timed'],
    },
    {
      name: 'digestOutcomes (docs/protocol.md#statuses)',
      set: digestOutcomes,
      guard: isDigestOutcome,
      values: ['MERGED', 'CREATED', 'SKIPPED'],
    },
    {
      name: 'delayTypes (docs/protocol.md#platform-values)',
      set: delayTypes,
      guard: isDelayType,
      values: ['regular', 'scheduled'],
    },
    {
      name: 'templateTypes (docs/protocol.md#enumerations)',
      set: templateTypes,
      guard: isTemplateType,
      values: ['REGULAR', 'ECHO', 'BRIDGE'],
    },
    {
      name: 'recipientKinds (docs/protocol.md#enumerations)',
      set: recipientKinds,
      guard: isRecipientKind,
      values: ['topic', 'subscriber'],
    },
    {
      name: 'triggerKinds (docs/protocol.md#enumerations)',
      set: triggerKinds,
      guard: isTriggerKind,
      values: ['single', 'bulk'],
    },
    {
      name: 'triggerOutcomes (docs/protocol.md#statuses)',
      set: triggerOutcomes,
      guard: isTriggerOutcome,
      values: [
        'error',
        'trigger_not_active',
        'no_workflow_active_steps_defined',
        'no_workflow_steps_defined',
        'processed',
        'no_tenant_found',
        'invalid_recipients',
      ],
    },
    {
      name: 'jobStatuses (docs/protocol.md#statuses)',
      set: jobStatuses,
      guard: isJobStatus,
      values: [
        'pending',
        'queued',
        'running',
        'completed',
        'failed',
        'delayed',
        'canceled',
        'merged',
        'skipped',
      ],
    },
    {
      name: 'workflowIssueKinds (docs/protocol.md#enumerations)',
      set: workflowIssueKinds,
      guard: isWorkflowIssueKind,
      values: [
        'MISSING_VALUE',
        'MAX_LENGTH_ACCESSED',
        'WORKFLOW_ID_ALREADY_EXISTS',
        'DUPLICATED_VALUE',
        'LIMIT_REACHED',
      ],
    },
    {
      name: 'controlValueIssueKinds (docs/protocol.md#enumerations)',
      set: controlValueIssueKinds,
      guard: isControlValueIssueKind,
      values: [
        'ILLEGAL_VARIABLE_IN_CONTROL_VALUE',
        'MISSING_VALUE',
        'TIER_LIMIT_EXCEEDED',
        'MISSING_INTEGRATION',
      ],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<StepType>().toEqualTypeOf<'trigger' | 'digest' | 'delay' | 'custom'>();
    expectTypeOf<StepType>().toExtend<WorkflowStepType>();
    const value: unknown = 'queued';
    if (isJobStatus(value)) expectTypeOf(value).toEqualTypeOf<JobStatus>();
  });

  it('give each filter part a label, in the order of the parts', () => {
    expect(Object.keys(filterPartLabels)).toEqual(filterParts);
    expect(filterPartLabels.isOnlineInLast).toBe('Last time was online');
  });

  it('say how a request body writes a recipient kind', () => {
    expect(recipientWireNames).toEqual({ topic: 'Topic', subscriber: 'Subscriber' });
  });
});
