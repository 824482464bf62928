import type { ListLanguage } from '../listStrings.ts';

/** Hebrew. */
export const strings: ListLanguage<'one' | 'two' | 'other'> = {
  openCount: {
    one: 'הודעה אחת ממתינה לתשובתך',
    two: 'שתי הודעות ממתינות לתשובתך',
    other: '{count} הודעות ממתינות לתשובתך',
  },
  openCountAtLeast: {
    one: 'הודעה אחת או יותר ממתינות לתשובתך',
    two: 'שתי הודעות או יותר ממתינות לתשובתך',
    other: '{count} הודעות או יותר ממתינות לתשובתך',
  },
  moreInGroup: { one: 'ועוד {count}', two: 'ועוד {count}', other: 'ועוד {count}' },
  moreFrom: {
    one: 'ועוד {count} מאת {names}',
    two: 'ועוד {count} מאת {names}',
    other: 'ועוד {count} מאת {names}',
  },
  earlierStates: { one: '{count} מצב קודם', two: '{count} מצבים קודמים', other: '{count} מצבים קודמים' },
  otherPeople: { one: 'אדם אחד נוסף', two: 'שני אנשים נוספים', other: '{count} אנשים נוספים' },
  groupSize: { one: 'הודעה אחת', two: 'שתי הודעות', other: '{count} הודעות' },
  foundCount: { one: 'נמצאה הודעה אחת', two: 'נמצאו שתי הודעות', other: 'נמצאו {count} הודעות' },
  loadedCount: { one: 'נטענה הודעה אחת', two: 'נטענו שתי הודעות', other: 'נטענו {count} הודעות' },
  needsYouTab: 'ממתינות לתשובתך',
  nothingNeedsYou: 'אין הודעות שממתינות לתשובתך',
  answered: 'התשובה שלך: {label}',
  manyAnswered: 'נענו: {count}',
  timeIsOver: 'כבר אי אפשר לענות על ההודעה הזאת.',
  searchMessages: 'חיפוש בהודעות',
  searchOlder: 'חיפוש בישנות יותר',
  nothingFound: 'לא נמצאו תוצאות עבור ״{words}״',
  nothingMatches: 'אין הודעות שתואמות למסננים',
  filters: 'מסננים',
  filterUnread: 'לא נקראו',
  filteredBy: 'מוצגות רק: {filters}',
  chooseMessage: 'יש לבחור הודעה',
  messageIsGone: 'ההודעה הזאת כבר לא כאן',
  openMessage: 'הודעה',
  backToList: 'חזרה לרשימה',
  goToPage: 'פתיחה',
};
