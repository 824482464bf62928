import type { ListLanguage } from '../listStrings.ts';

/** Georgian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ელოდება თქვენს პასუხს', other: '{count} ელოდება თქვენს პასუხს' },
  openCountAtLeast: {
    one: '{count} ან მეტი ელოდება თქვენს პასუხს',
    other: '{count} ან მეტი ელოდება თქვენს პასუხს',
  },
  moreInGroup: { one: 'და კიდევ {count}', other: 'და კიდევ {count}' },
  moreFrom: { one: 'და კიდევ {count}: {names}', other: 'და კიდევ {count}: {names}' },
  earlierStates: { one: '{count} წინა მდგომარეობა', other: '{count} წინა მდგომარეობა' },
  otherPeople: { one: 'კიდევ {count} ადამიანი', other: 'კიდევ {count} ადამიანი' },
  groupSize: { one: '{count} შეტყობინება', other: '{count} შეტყობინება' },
  foundCount: { one: 'მოიძებნა {count}', other: 'მოიძებნა {count}' },
  loadedCount: { one: 'ჩატვირთულია {count}', other: 'ჩატვირთულია {count}' },
  needsYouTab: 'პასუხის მოლოდინში',
  nothingNeedsYou: 'თქვენს პასუხს არაფერი ელოდება',
  answered: 'პასუხი გაეცა: {label}',
  manyAnswered: 'პასუხი გაეცა: {count}',
  timeIsOver: 'ამაზე პასუხის გაცემა აღარ შეიძლება.',
  searchMessages: 'შეტყობინებებში ძიება',
  searchOlder: 'ძველებში ძიება',
  nothingFound: 'ვერაფერი მოიძებნა: „{words}“',
  nothingMatches: 'ფილტრებს არც ერთი შეტყობინება არ შეესაბამება',
  filters: 'ფილტრები',
  filterUnread: 'წაუკითხავი',
  filteredBy: 'ნაჩვენებია მხოლოდ: {filters}',
  chooseMessage: 'აირჩიეთ შეტყობინება',
  messageIsGone: 'ეს შეტყობინება აქ აღარ არის',
  openMessage: 'შეტყობინება',
  backToList: 'სიაში დაბრუნება',
  goToPage: 'გახსნა',
};
