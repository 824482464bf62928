import type { CronPreset } from './cronPresets.ts';

/**
 * The presets that never fire: `EVERY_YEAR` has the month 0, but months run from 1 to 12.
 * The platform's expression is kept unchanged; do not offer these presets to users.
 * @source docs/protocol.md#platform-values
 */
export const impossibleCronPresets = ['EVERY_YEAR'] as const satisfies readonly CronPreset[];

/** The name of a cron preset that never fires. */
export type ImpossibleCronPreset = (typeof impossibleCronPresets)[number];
