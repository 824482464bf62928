import type { QuietLanguage } from '../quietStrings.ts';

/** Odia. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ବିଜ୍ଞପ୍ତି ବିରତ କରନ୍ତୁ',
  forAnHour: 'ଏକ ଘଣ୍ଟା ପାଇଁ',
  untilTomorrow: 'ଆସନ୍ତାକାଲି ପର୍ଯ୍ୟନ୍ତ',
  untilResumed: 'ମୁଁ ଚାଲୁ କରିବା ପର୍ଯ୍ୟନ୍ତ',
  resumeNotifications: 'ବିଜ୍ଞପ୍ତି ପୁଣି ଚାଲୁ କରନ୍ତୁ',
  paused: 'ବିରତ ଅଛି',
  pausedUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ବିରତ ଅଛି',
  newWhilePaused: { one: 'ବିରତି ସମୟରେ {count} ଟି ନୂଆ ବାର୍ତ୍ତା', other: 'ବିରତି ସମୟରେ {count} ଟି ନୂଆ ବାର୍ତ୍ତା' },

  quietHours: 'ଶାନ୍ତ ସମୟ',
  quietHoursHint: 'ସେତେବେଳେ କେବଳ ଅତି ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ ବାର୍ତ୍ତା ଆପଣଙ୍କ ଧ୍ୟାନ ଆକର୍ଷଣ କରିବ।',
  addQuietHours: 'ଶାନ୍ତ ସମୟ ଯୋଡ଼ନ୍ତୁ',
  quietDays: 'ଦିନ',
  quietFrom: 'ଆରମ୍ଭ',
  quietTo: 'ଶେଷ',
  timeZone: 'ସମୟ ମଣ୍ଡଳ',
};
