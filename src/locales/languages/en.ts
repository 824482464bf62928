// English stands beside what each string is for.
export { attention } from '../attentionStrings.ts';
export { fewer } from '../fewerStrings.ts';
export { keys } from '../keyStrings.ts';
export { lists } from '../listStrings.ts';
export { places } from '../placeStrings.ts';
export { questions } from '../questionStrings.ts';
export { quiet } from '../quietStrings.ts';
export { strings } from '../strings.ts';
