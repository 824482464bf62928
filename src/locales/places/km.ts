import type { PlaceStrings } from '../placeStrings.ts';

/** Khmer. */
export const strings: PlaceStrings = {
  archive: 'ដាក់ក្នុងបណ្ណសារ',
  unarchive: 'ផ្លាស់ទីទៅប្រអប់ទទួល',
  archivedTab: 'ក្នុងបណ្ណសារ',
  archived: 'បានដាក់ក្នុងបណ្ណសារ',
  manyArchived: 'បានដាក់ក្នុងបណ្ណសារ: {count}',
  backInInbox: 'ត្រឡប់មកប្រអប់ទទួលវិញ',
  snooze: 'ពន្យារពេល',
  inAnHour: 'ក្នុងមួយម៉ោងទៀត',
  thisEvening: 'ល្ងាចនេះ',
  tomorrow: 'ថ្ងៃស្អែក',
  nextWeek: 'សប្ដាហ៍ក្រោយ',
  chooseTime: 'ជ្រើសរើសពេលវេលា…',
  snoozeUntil: 'ពន្យារពេលដល់',
  unsnooze: 'បញ្ឈប់ការពន្យារពេល',
  snoozedTab: 'បានពន្យារពេល',
  snoozedUntil: 'បានពន្យារពេលដល់ {time}',
  manySnoozed: 'បានពន្យារពេល: {count}',
  cameBack: 'ត្រឡប់មកវិញក្រោយពន្យារពេល',
  noArchived: 'គ្មានអ្វីក្នុងបណ្ណសារទេ',
  noSnoozed: 'គ្មានអ្វីត្រូវបានពន្យារពេលទេ',
  severityHigh: 'អាទិភាពខ្ពស់',
  severityMedium: 'អាទិភាពមធ្យម',
  severityLow: 'អាទិភាពទាប',
};
