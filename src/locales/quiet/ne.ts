import type { QuietLanguage } from '../quietStrings.ts';

/** Nepali. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचनाहरू रोक्नुहोस्',
  forAnHour: 'एक घण्टाका लागि',
  untilTomorrow: 'भोलिसम्म',
  untilResumed: 'मैले फेरि सुरु नगरेसम्म',
  resumeNotifications: 'सूचनाहरू फेरि सुरु गर्नुहोस्',
  paused: 'रोकिएका छन्',
  pausedUntil: '{time} सम्म रोकिएका छन्',
  newWhilePaused: { one: 'रोकिएको बेला {count} नयाँ सन्देश', other: 'रोकिएको बेला {count} नयाँ सन्देशहरू' },

  quietHours: 'शान्त समय',
  quietHoursHint: 'त्यतिबेला अति महत्त्वपूर्ण सन्देशले मात्र तपाईंको ध्यान खिच्छन्।',
  addQuietHours: 'शान्त समय थप्नुहोस्',
  quietDays: 'दिनहरू',
  quietFrom: 'सुरु',
  quietTo: 'अन्त्य',
  timeZone: 'समय क्षेत्र',
};
