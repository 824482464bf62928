import type { QuietLanguage } from '../quietStrings.ts';

/** Georgian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'შეტყობინებების შეჩერება',
  forAnHour: 'ერთი საათით',
  untilTomorrow: 'ხვალამდე',
  untilResumed: 'სანამ თავად ჩავრთავ',
  resumeNotifications: 'შეტყობინებების ხელახლა ჩართვა',
  paused: 'შეჩერებულია',
  pausedUntil: 'შეჩერებულია {time}-მდე',
  newWhilePaused: {
    one: 'შეჩერების დროს {count} ახალი შეტყობინება',
    other: 'შეჩერების დროს {count} ახალი შეტყობინება',
  },

  quietHours: 'მშვიდი საათები',
  quietHoursHint: 'ამ დროს თქვენს ყურადღებას მხოლოდ კრიტიკული შეტყობინებები მიიქცევს.',
  addQuietHours: 'მშვიდი საათების დამატება',
  quietDays: 'დღეები',
  quietFrom: 'დასაწყისი',
  quietTo: 'დასასრული',
  timeZone: 'სასაათო სარტყელი',
};
