export {
  type ControlValueIssueKind,
  controlValueIssueKinds,
  isControlValueIssueKind,
} from './controlValueIssueKinds.ts';
export { type DelayType, delayTypes, isDelayType } from './delayTypes.ts';
export { type DigestOutcome, digestOutcomes, isDigestOutcome } from './digestOutcomes.ts';
export { type DigestType, digestTypes, isDigestType } from './digestTypes.ts';
export { type FilterOperator, filterOperators, isFilterOperator } from './filterOperators.ts';
export { filterPartLabels } from './filterPartLabels.ts';
export { type FilterPart, filterParts, isFilterPart } from './filterParts.ts';
export { isJobStatus, type JobStatus, jobStatuses } from './jobStatuses.ts';
export { isLogicalCombiner, type LogicalCombiner, logicalCombiners } from './logicalCombiners.ts';
export { isRecipientKind, type RecipientKind, recipientKinds, recipientWireNames } from './recipientKinds.ts';
export { isStepType, type StepType, stepTypes } from './stepTypes.ts';
export { isTemplateType, type TemplateType, templateTypes } from './templateTypes.ts';
export { isTimeUnit, type TimeUnit, timeUnits } from './timeUnits.ts';
export { isTriggerKind, type TriggerKind, triggerKinds } from './triggerKinds.ts';
export { isTriggerOutcome, type TriggerOutcome, triggerOutcomes } from './triggerOutcomes.ts';
export { isWorkflowIssueKind, type WorkflowIssueKind, workflowIssueKinds } from './workflowIssueKinds.ts';
export { isWorkflowStepType, type WorkflowStepType, workflowStepTypes } from './workflowStepTypes.ts';
