import type { QuietLanguage } from '../quietStrings.ts';

/** Hebrew. */
export const strings: QuietLanguage<'one' | 'two' | 'other'> = {
  pauseNotifications: 'השהיית ההתראות',
  forAnHour: 'לשעה',
  untilTomorrow: 'עד מחר',
  untilResumed: 'עד שאפעיל אותן',
  resumeNotifications: 'חידוש ההתראות',
  paused: 'מושהות',
  pausedUntil: 'מושהות עד {time}',
  newWhilePaused: {
    one: 'הודעה חדשה אחת במהלך ההשהיה',
    two: 'שתי הודעות חדשות במהלך ההשהיה',
    other: '{count} הודעות חדשות במהלך ההשהיה',
  },

  quietHours: 'שעות שקטות',
  quietHoursHint: 'בשעות האלה רק הודעות קריטיות ימשכו את תשומת ליבך.',
  addQuietHours: 'הוספת שעות שקטות',
  quietDays: 'ימים',
  quietFrom: 'משעה',
  quietTo: 'עד שעה',
  timeZone: 'אזור זמן',
};
