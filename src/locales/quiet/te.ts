import type { QuietLanguage } from '../quietStrings.ts';

/** Telugu. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'నోటిఫికేషన్‌లను పాజ్ చేయి',
  forAnHour: 'ఒక గంట పాటు',
  untilTomorrow: 'రేపటి వరకు',
  untilResumed: 'నేను ఆన్ చేసే వరకు',
  resumeNotifications: 'నోటిఫికేషన్‌లను కొనసాగించు',
  paused: 'పాజ్‌లో ఉన్నాయి',
  pausedUntil: '{time} వరకు పాజ్‌లో ఉన్నాయి',
  newWhilePaused: { one: 'పాజ్‌లో ఉన్నప్పుడు {count} కొత్త సందేశం', other: 'పాజ్‌లో ఉన్నప్పుడు {count} కొత్త సందేశాలు' },

  quietHours: 'నిశ్శబ్ద సమయం',
  quietHoursHint: 'అప్పుడు అత్యంత ముఖ్యమైన సందేశాలు మాత్రమే మీ దృష్టికి వస్తాయి.',
  addQuietHours: 'నిశ్శబ్ద సమయాన్ని జోడించు',
  quietDays: 'రోజులు',
  quietFrom: 'నుండి',
  quietTo: 'వరకు',
  timeZone: 'టైమ్ జోన్',
};
