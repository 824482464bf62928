import type { ListLanguage } from '../listStrings.ts';

/** Uzbek. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ta xabar javob kutmoqda', other: '{count} ta xabar javob kutmoqda' },
  openCountAtLeast: {
    one: '{count} ta yoki undan ko‘p xabar javob kutmoqda',
    other: '{count} ta yoki undan ko‘p xabar javob kutmoqda',
  },
  moreInGroup: { one: 'va yana {count} ta', other: 'va yana {count} ta' },
  moreFrom: { one: 'va yana {count} ta: {names}', other: 'va yana {count} ta: {names}' },
  earlierStates: { one: '{count} ta avvalgi holat', other: '{count} ta avvalgi holat' },
  otherPeople: { one: 'yana {count} kishi', other: 'yana {count} kishi' },
  groupSize: { one: '{count} ta xabar', other: '{count} ta xabar' },
  foundCount: { one: '{count} ta topildi', other: '{count} ta topildi' },
  loadedCount: { one: '{count} ta yuklandi', other: '{count} ta yuklandi' },
  needsYouTab: 'Javob kutayotganlar',
  nothingNeedsYou: 'Javobingizni kutayotgan xabar yo‘q',
  answered: 'Javob berildi: {label}',
  manyAnswered: 'Javob berildi: {count}',
  timeIsOver: 'Bunga endi javob berib bo‘lmaydi.',
  searchMessages: 'Xabarlarni qidirish',
  searchOlder: 'Eskiroqlarini qidirish',
  nothingFound: '“{words}” bo‘yicha hech narsa topilmadi',
  nothingMatches: 'Filtrlarga mos xabar yo‘q',
  filters: 'Filtrlar',
  filterUnread: 'O‘qilmaganlar',
  filteredBy: 'Faqat quyidagilar ko‘rsatilmoqda: {filters}',
  chooseMessage: 'Xabarni tanlang',
  messageIsGone: 'Bu xabar endi bu yerda yo‘q',
  openMessage: 'Xabar',
  backToList: 'Ro‘yxatga qaytish',
  goToPage: 'Ochish',
};
