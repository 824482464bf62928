export {
  type CronPreset,
  type CronPresetExpression,
  cronPresets,
  type ImpossibleCronPreset,
  impossibleCronPresets,
  isCronPreset,
} from './cronPresets.ts';
export { type AliasedTimeZone, intlTimeZone, timeZoneAliases } from './timeZoneAliases.ts';
export { isTimeZone, type TimeZone, timeZones } from './timeZones.ts';
export { isWeekDay, type WeekDay, weekDays } from './weekDays.ts';
