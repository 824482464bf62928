export { AnswerForm } from './AnswerForm.tsx';
export { AnswerStep } from './AnswerStep.tsx';
export { createDrafts, textsIn } from './drafts.ts';
export { valuesOf } from './fillFields.ts';
export { Parts } from './Parts.tsx';
export { Unsent } from './Unsent.tsx';
