export { startRows } from './startRows.tsx';
export { turnOn } from './turnOn.ts';
