export { keepTrying, type Late, late, tryAgain } from './late.ts';
