export { fromInputRequest } from './fromInputRequest.ts';
export { fromInterrupt } from './fromInterrupt.ts';
export { toInputResponse } from './toInputResponse.ts';
export { toResume } from './toResume.ts';
