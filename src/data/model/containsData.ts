import { isRecord } from '../transport/guards.ts';

/** Whether data has these members: an object within it member by member, everything else as a whole. */
export function containsData(whole: unknown, part: unknown): boolean {
  return isRecord(part)
    ? isRecord(whole) && Object.entries(part).every(([name, value]) => containsData(whole[name], value))
    : JSON.stringify(whole) === JSON.stringify(part);
}
