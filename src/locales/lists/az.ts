import type { ListLanguage } from '../listStrings.ts';

/** Azerbaijani. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} mesaj cavabınızı gözləyir', other: '{count} mesaj cavabınızı gözləyir' },
  openCountAtLeast: {
    one: '{count} və daha çox mesaj cavabınızı gözləyir',
    other: '{count} və daha çox mesaj cavabınızı gözləyir',
  },
  moreInGroup: { one: 'və daha {count} mesaj', other: 'və daha {count} mesaj' },
  moreFrom: { one: 'və daha {count} mesaj: {names}', other: 'və daha {count} mesaj: {names}' },
  earlierStates: { one: '{count} əvvəlki vəziyyət', other: '{count} əvvəlki vəziyyət' },
  otherPeople: { one: 'daha {count} nəfər', other: 'daha {count} nəfər' },
  groupSize: { one: '{count} mesaj', other: '{count} mesaj' },
  foundCount: { one: '{count} tapıldı', other: '{count} tapıldı' },
  loadedCount: { one: '{count} yükləndi', other: '{count} yükləndi' },
  needsYouTab: 'Cavab gözləyənlər',
  nothingNeedsYou: 'Cavabınızı gözləyən heç nə yoxdur',
  answered: 'Cavablandırıldı: {label}',
  manyAnswered: 'Cavablandırıldı: {count}',
  timeIsOver: 'Buna artıq cavab vermək olmaz.',
  searchMessages: 'Mesajlarda axtar',
  searchOlder: 'Köhnələrdə axtar',
  nothingFound: '“{words}” üzrə heç nə tapılmadı',
  nothingMatches: 'Süzgəclərə uyğun mesaj yoxdur',
  filters: 'Süzgəclər',
  filterUnread: 'Oxunmamışlar',
  filteredBy: 'Yalnız bunlar göstərilir: {filters}',
  chooseMessage: 'Mesaj seçin',
  messageIsGone: 'Bu mesaj artıq burada deyil',
  openMessage: 'Mesaj',
  backToList: 'Siyahıya qayıt',
  goToPage: 'Aç',
};
