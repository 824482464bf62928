import type { PlaceStrings } from '../placeStrings.ts';

/** Tamil. */
export const strings: PlaceStrings = {
  archive: 'காப்பகப்படுத்து',
  unarchive: 'இன்பாக்ஸுக்கு நகர்த்து',
  archivedTab: 'காப்பகப்படுத்தியவை',
  archived: 'காப்பகப்படுத்தப்பட்டது',
  manyArchived: 'காப்பகப்படுத்தப்பட்டது: {count}',
  backInInbox: 'மீண்டும் இன்பாக்ஸில்',
  snooze: 'ஒத்திவை',
  inAnHour: 'ஒரு மணிநேரத்தில்',
  thisEvening: 'இன்று மாலை',
  tomorrow: 'நாளை',
  nextWeek: 'அடுத்த வாரம்',
  chooseTime: 'நேரத்தைத் தேர்ந்தெடு…',
  snoozeUntil: 'இந்த நேரம் வரை ஒத்திவை',
  unsnooze: 'ஒத்திவைப்பை முடி',
  snoozedTab: 'ஒத்திவைத்தவை',
  snoozedUntil: '{time} வரை ஒத்திவைக்கப்பட்டது',
  manySnoozed: 'ஒத்திவைக்கப்பட்டது: {count}',
  cameBack: 'ஒத்திவைப்பு முடிந்தது',
  noArchived: 'எதுவும் காப்பகப்படுத்தப்படவில்லை',
  noSnoozed: 'எதுவும் ஒத்திவைக்கப்படவில்லை',
  severityHigh: 'அதிக முன்னுரிமை',
  severityMedium: 'நடுத்தர முன்னுரிமை',
  severityLow: 'குறைந்த முன்னுரிமை',
};
