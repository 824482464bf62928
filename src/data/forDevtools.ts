// What `src/devtools` alone may see of the data, apart from the index, whose declarations are published.
export { timeOf } from './facts/clock.ts';
export { type LineStep, lineStepOf } from './live/lineStep.ts';
export type { AskReason } from './model/askReason.ts';
export type { ChangeState, NewChange } from './model/change.ts';
export type { Fact } from './model/fact.ts';
