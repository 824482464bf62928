export { createRetry, longestTimerMs, type Retry } from './createRetry.ts';
export { createServices, type Services } from './createServices.ts';
export { createStore, type ReadableStore, type Store } from './createStore.ts';
export { callSafely, createEmitter, type Emitter } from './emitter.ts';
export { kept } from './kept.ts';
export { keepTrying, type Late, late, pauseMs, retries, tryAgain } from './late.ts';
export { sameList } from './sameList.ts';
export { storedText } from './storedText.ts';
export { withStorage } from './withStorage.ts';
