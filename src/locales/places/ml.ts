import type { PlaceStrings } from '../placeStrings.ts';

/** Malayalam. */
export const strings: PlaceStrings = {
  archive: 'ആർക്കൈവ് ചെയ്യുക',
  unarchive: 'ഇൻബോക്‌സിലേക്ക് നീക്കുക',
  archivedTab: 'ആർക്കൈവ് ചെയ്‌തവ',
  archived: 'ആർക്കൈവ് ചെയ്‌തു',
  manyArchived: 'ആർക്കൈവ് ചെയ്‌തു: {count}',
  backInInbox: 'വീണ്ടും ഇൻബോക്‌സിൽ',
  snooze: 'മാറ്റിവയ്ക്കുക',
  inAnHour: 'ഒരു മണിക്കൂർ കഴിഞ്ഞ്',
  thisEvening: 'ഇന്ന് വൈകുന്നേരം',
  tomorrow: 'നാളെ',
  nextWeek: 'അടുത്ത ആഴ്ച',
  chooseTime: 'സമയം തിരഞ്ഞെടുക്കുക…',
  snoozeUntil: 'എപ്പോൾ വരെ മാറ്റിവയ്ക്കണം',
  unsnooze: 'മാറ്റിവയ്ക്കൽ അവസാനിപ്പിക്കുക',
  snoozedTab: 'മാറ്റിവച്ചവ',
  snoozedUntil: '{time} വരെ മാറ്റിവച്ചു',
  manySnoozed: 'മാറ്റിവച്ചു: {count}',
  cameBack: 'മാറ്റിവച്ച സമയം കഴിഞ്ഞു',
  noArchived: 'ഒന്നും ആർക്കൈവ് ചെയ്‌തിട്ടില്ല',
  noSnoozed: 'ഒന്നും മാറ്റിവച്ചിട്ടില്ല',
  severityHigh: 'ഉയർന്ന മുൻഗണന',
  severityMedium: 'ഇടത്തരം മുൻഗണന',
  severityLow: 'കുറഞ്ഞ മുൻഗണന',
};
