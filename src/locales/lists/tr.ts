import type { ListLanguage } from '../listStrings.ts';

/** Turkish. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} mesaj yanıtınızı bekliyor', other: '{count} mesaj yanıtınızı bekliyor' },
  openCountAtLeast: {
    one: '{count} veya daha fazlası yanıtınızı bekliyor',
    other: '{count} veya daha fazlası yanıtınızı bekliyor',
  },
  moreInGroup: { one: 've {count} mesaj daha', other: 've {count} mesaj daha' },
  moreFrom: { one: 've {count} mesaj daha: {names}', other: 've {count} mesaj daha: {names}' },
  earlierStates: { one: '{count} önceki durum', other: '{count} önceki durum' },
  otherPeople: { one: '{count} kişi daha', other: '{count} kişi daha' },
  groupSize: { one: '{count} mesaj', other: '{count} mesaj' },
  foundCount: { one: '{count} mesaj bulundu', other: '{count} mesaj bulundu' },
  loadedCount: { one: '{count} mesaj yüklendi', other: '{count} mesaj yüklendi' },
  needsYouTab: 'Yanıt bekleyenler',
  nothingNeedsYou: 'Yanıtınızı bekleyen bir şey yok',
  answered: 'Yanıtlandı: {label}',
  manyAnswered: 'Yanıtlandı: {count}',
  timeIsOver: 'Bu artık yanıtlanamaz.',
  searchMessages: 'Mesajlarda ara',
  searchOlder: 'Daha eskilerde ara',
  nothingFound: '“{words}” için sonuç bulunamadı',
  nothingMatches: 'Filtrelere uyan mesaj yok',
  filters: 'Filtreler',
  filterUnread: 'Okunmamışlar',
  filteredBy: 'Yalnızca şunlar gösteriliyor: {filters}',
  chooseMessage: 'Bir mesaj seçin',
  messageIsGone: 'Bu mesaj artık burada değil',
  openMessage: 'Mesaj',
  backToList: 'Listeye dön',
  goToPage: 'Aç',
};
