import type { ListLanguage } from '../listStrings.ts';

/** Urdu. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} پیغام آپ کے جواب کا منتظر', other: '{count} پیغامات آپ کے جواب کے منتظر' },
  openCountAtLeast: {
    one: '{count} یا زیادہ پیغامات آپ کے جواب کے منتظر',
    other: '{count} یا زیادہ پیغامات آپ کے جواب کے منتظر',
  },
  moreInGroup: { one: 'اور {count} مزید', other: 'اور {count} مزید' },
  moreFrom: { one: 'اور {names} کی طرف سے {count} مزید', other: 'اور {names} کی طرف سے {count} مزید' },
  earlierStates: { one: '{count} پچھلی حالت', other: '{count} پچھلی حالتیں' },
  otherPeople: { one: '{count} دیگر', other: '{count} دیگر' },
  groupSize: { one: '{count} پیغام', other: '{count} پیغامات' },
  foundCount: { one: '{count} ملا', other: '{count} ملے' },
  loadedCount: { one: '{count} لوڈ ہوا', other: '{count} لوڈ ہوئے' },
  needsYouTab: 'جواب کے منتظر',
  nothingNeedsYou: 'کچھ بھی آپ کے جواب کا منتظر نہیں',
  answered: 'جواب دیا گیا: {label}',
  manyAnswered: 'جواب دیا گیا: {count}',
  timeIsOver: 'اب اس کا جواب نہیں دیا جا سکتا۔',
  searchMessages: 'پیغامات تلاش کریں',
  searchOlder: 'پرانے پیغامات تلاش کریں',
  nothingFound: '“{words}” کے لیے کچھ نہیں ملا',
  nothingMatches: 'کوئی پیغام فلٹرز سے مطابقت نہیں رکھتا',
  filters: 'فلٹرز',
  filterUnread: 'اَن پڑھی',
  filteredBy: 'صرف یہ دکھائے جا رہے ہیں: {filters}',
  chooseMessage: 'کوئی پیغام منتخب کریں',
  messageIsGone: 'یہ پیغام اب یہاں نہیں ہے',
  openMessage: 'پیغام',
  backToList: 'فہرست پر واپس جائیں',
  goToPage: 'کھولیں',
};
