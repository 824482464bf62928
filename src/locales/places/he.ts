import type { PlaceStrings } from '../placeStrings.ts';

/** Hebrew. */
export const strings: PlaceStrings = {
  archive: 'העברה לארכיון',
  unarchive: 'העברה לדואר הנכנס',
  archivedTab: 'בארכיון',
  archived: 'הועבר לארכיון',
  manyArchived: 'הועברו לארכיון: {count}',
  backInInbox: 'שוב בדואר הנכנס',
  snooze: 'דחייה למועד אחר',
  inAnHour: 'בעוד שעה',
  thisEvening: 'הערב',
  tomorrow: 'מחר',
  nextWeek: 'בשבוע הבא',
  chooseTime: 'בחירת מועד…',
  snoozeUntil: 'דחייה עד',
  unsnooze: 'סיום הדחייה',
  snoozedTab: 'נדחו',
  snoozedUntil: 'נדחה עד {time}',
  manySnoozed: 'נדחו: {count}',
  cameBack: 'חזר מדחייה',
  noArchived: 'אין הודעות בארכיון',
  noSnoozed: 'אין הודעות שנדחו',
  severityHigh: 'עדיפות גבוהה',
  severityMedium: 'עדיפות בינונית',
  severityLow: 'עדיפות נמוכה',
};
