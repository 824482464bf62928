import type { QuietLanguage } from '../quietStrings.ts';

/** Khmer. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'ផ្អាកការជូនដំណឹង',
  forAnHour: 'រយៈពេលមួយម៉ោង',
  untilTomorrow: 'រហូតដល់ថ្ងៃស្អែក',
  untilResumed: 'រហូតដល់ខ្ញុំបើកវិញ',
  resumeNotifications: 'បន្តការជូនដំណឹង',
  paused: 'បានផ្អាក',
  pausedUntil: 'បានផ្អាករហូតដល់ {time}',
  newWhilePaused: { other: 'សារថ្មី {count} ពេលកំពុងផ្អាក' },

  quietHours: 'ម៉ោងស្ងាត់',
  quietHoursHint: 'ពេលនោះ មានតែសារសំខាន់បំផុតទេដែលទាក់ទាញចំណាប់អារម្មណ៍អ្នក។',
  addQuietHours: 'បន្ថែមម៉ោងស្ងាត់',
  quietDays: 'ថ្ងៃ',
  quietFrom: 'ពី',
  quietTo: 'ដល់',
  timeZone: 'ល្វែងម៉ោង',
};
