import type { QuietLanguage } from '../quietStrings.ts';

/** Sinhala. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'දැනුම්දීම් විරාම කරන්න',
  forAnHour: 'පැයකට',
  untilTomorrow: 'හෙට තෙක්',
  untilResumed: 'මා සක්‍රිය කරන තෙක්',
  resumeNotifications: 'දැනුම්දීම් නැවත අරඹන්න',
  paused: 'විරාම කර ඇත',
  pausedUntil: '{time} තෙක් විරාම කර ඇත',
  newWhilePaused: { one: 'විරාමය අතරතුර නව පණිවිඩ {count}', other: 'විරාමය අතරතුර නව පණිවිඩ {count}' },

  quietHours: 'නිහඬ වේලාවන්',
  quietHoursHint: 'එවිට ඔබේ අවධානය ගන්නේ ඉතා වැදගත් පණිවිඩ පමණි.',
  addQuietHours: 'නිහඬ වේලාවක් එක් කරන්න',
  quietDays: 'දින',
  quietFrom: 'ආරම්භය',
  quietTo: 'අවසානය',
  timeZone: 'වේලා කලාපය',
};
