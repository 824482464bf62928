import type { QuietLanguage } from '../quietStrings.ts';

/** Malayalam. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'അറിയിപ്പുകൾ താൽക്കാലികമായി നിർത്തുക',
  forAnHour: 'ഒരു മണിക്കൂർ നേരത്തേക്ക്',
  untilTomorrow: 'നാളെ വരെ',
  untilResumed: 'ഞാൻ ഓണാക്കുന്നതുവരെ',
  resumeNotifications: 'അറിയിപ്പുകൾ പുനരാരംഭിക്കുക',
  paused: 'താൽക്കാലികമായി നിർത്തി',
  pausedUntil: '{time} വരെ താൽക്കാലികമായി നിർത്തി',
  newWhilePaused: { one: 'നിർത്തിയ സമയത്ത് {count} പുതിയ സന്ദേശം', other: 'നിർത്തിയ സമയത്ത് {count} പുതിയ സന്ദേശങ്ങൾ' },

  quietHours: 'ശാന്ത സമയം',
  quietHoursHint: 'അപ്പോൾ അതിപ്രധാന സന്ദേശങ്ങൾ മാത്രമേ നിങ്ങളുടെ ശ്രദ്ധ ക്ഷണിക്കൂ.',
  addQuietHours: 'ശാന്ത സമയം ചേർക്കുക',
  quietDays: 'ദിവസങ്ങൾ',
  quietFrom: 'തുടക്കം',
  quietTo: 'അവസാനം',
  timeZone: 'സമയ മേഖല',
};
