import type { PlaceStrings } from '../placeStrings.ts';

/** Amharic. */
export const strings: PlaceStrings = {
  archive: 'በማህደር አስቀምጥ',
  unarchive: 'ወደ ገቢ መልዕክት ሳጥን መልስ',
  archivedTab: 'በማህደር የተቀመጡ',
  archived: 'በማህደር ተቀምጧል',
  manyArchived: 'በማህደር ተቀምጧል: {count}',
  backInInbox: 'ወደ ገቢ መልዕክት ሳጥን ተመልሷል',
  snooze: 'ለሌላ ጊዜ አስተላልፍ',
  inAnHour: 'ከአንድ ሰዓት በኋላ',
  thisEvening: 'ዛሬ ምሽት',
  tomorrow: 'ነገ',
  nextWeek: 'የሚቀጥለው ሳምንት',
  chooseTime: 'ጊዜ ምረጥ…',
  snoozeUntil: 'እስከዚህ ጊዜ አስተላልፍ',
  unsnooze: 'ማስተላለፉን አቁም',
  snoozedTab: 'ለሌላ ጊዜ የተላለፉ',
  snoozedUntil: 'እስከ {time} ተላልፏል',
  manySnoozed: 'ለሌላ ጊዜ ተላልፏል: {count}',
  cameBack: 'የተላለፈበት ጊዜ አብቅቷል',
  noArchived: 'በማህደር የተቀመጠ የለም',
  noSnoozed: 'ለሌላ ጊዜ የተላለፈ የለም',
  severityHigh: 'ከፍተኛ ቅድሚያ',
  severityMedium: 'መካከለኛ ቅድሚያ',
  severityLow: 'ዝቅተኛ ቅድሚያ',
};
