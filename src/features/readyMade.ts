export { archive } from './archive/archive.tsx';
export { severity } from './severity/severity.tsx';
export { snooze } from './snooze/snooze.tsx';
