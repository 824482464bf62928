export { type CronPreset, type CronPresetExpression, cronPresets, isCronPreset } from './cronPresets.ts';
export { type ImpossibleCronPreset, impossibleCronPresets } from './impossibleCronPresets.ts';
export { type AliasedTimeZone, intlTimeZone, timeZoneAliases } from './timeZoneAliases.ts';
export { isTimeZone, type TimeZone, timeZones } from './timeZones.ts';
export { isWeekDay, type WeekDay, weekDays } from './weekDays.ts';
