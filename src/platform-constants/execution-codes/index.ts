export { describeExecutionCode, executionCodeMeanings, isExecutionCode } from './describeExecutionCode.ts';
export { type ExecutionCode, type ExecutionCodeName, executionCodes } from './executionCodes.ts';
export {
  type ExecutionDetailSource,
  executionDetailSources,
  isExecutionDetailSource,
} from './executionDetailSources.ts';
export {
  type ExecutionDetailStatus,
  executionDetailStatuses,
  isExecutionDetailStatus,
} from './executionDetailStatuses.ts';
