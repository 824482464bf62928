import type { QuietLanguage } from '../quietStrings.ts';

/** Marathi. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचना थांबवा',
  forAnHour: 'एका तासासाठी',
  untilTomorrow: 'उद्यापर्यंत',
  untilResumed: 'मी चालू करेपर्यंत',
  resumeNotifications: 'सूचना पुन्हा सुरू करा',
  paused: 'थांबवल्या आहेत',
  pausedUntil: '{time} पर्यंत थांबवल्या आहेत',
  newWhilePaused: { one: 'थांबवलेल्या काळात {count} नवीन संदेश', other: 'थांबवलेल्या काळात {count} नवीन संदेश' },

  quietHours: 'शांत वेळ',
  quietHoursHint: 'तेव्हा फक्त अत्यंत महत्त्वाचे संदेश तुमचे लक्ष वेधतात.',
  addQuietHours: 'शांत वेळ जोडा',
  quietDays: 'दिवस',
  quietFrom: 'सुरुवात',
  quietTo: 'शेवट',
  timeZone: 'टाइम झोन',
};
