export { describeExecutionCode, executionCodeMeanings, isExecutionCode } from './describeExecutionCode.ts';
export {
  type ExecutionCode,
  type ExecutionCodeName,
  type ExecutionDetailSource,
  type ExecutionDetailStatus,
  executionCodes,
  executionDetailSources,
  executionDetailStatuses,
  isExecutionDetailSource,
  isExecutionDetailStatus,
} from './executionCodes.ts';
