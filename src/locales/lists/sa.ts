import type { ListLanguage } from '../listStrings.ts';

/** Sanskrit. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} भवतः उत्तरम् अपेक्षते', other: '{count} भवतः उत्तरम् अपेक्षन्ते' },
  openCountAtLeast: {
    one: '{count} अथवा अधिकं भवतः उत्तरम् अपेक्षते',
    other: '{count} अथवा अधिकानि भवतः उत्तरम् अपेक्षन्ते',
  },
  moreInGroup: { one: 'अन्यत् च {count}', other: 'अन्यानि च {count}' },
  moreFrom: { one: '{names} इत्येतेभ्यः अन्यत् च {count}', other: '{names} इत्येतेभ्यः अन्यानि च {count}' },
  earlierStates: { one: '{count} पूर्वतनी स्थितिः', other: '{count} पूर्वतन्यः स्थितयः' },
  otherPeople: { one: 'अन्यः {count}', other: 'अन्ये {count}' },
  groupSize: { one: '{count} सन्देशः', other: '{count} सन्देशाः' },
  foundCount: { one: '{count} लब्धम्', other: '{count} लब्धानि' },
  loadedCount: { one: '{count} आनीतम्', other: '{count} आनीतानि' },
  needsYouTab: 'उत्तरापेक्षीणि',
  nothingNeedsYou: 'किमपि भवतः उत्तरं न अपेक्षते',
  answered: 'उत्तरितम्: {label}',
  manyAnswered: 'उत्तरितम्: {count}',
  timeIsOver: 'इतः परम् अस्य उत्तरं दातुं न शक्यते।',
  searchMessages: 'सन्देशान् अन्विष्यतु',
  searchOlder: 'पुरातनेषु अन्विष्यतु',
  nothingFound: '“{words}” इति किमपि न लब्धम्',
  nothingMatches: 'शोधनानुसारं कोऽपि सन्देशः नास्ति',
  filters: 'शोधनानि',
  filterUnread: 'अपठितानि',
  filteredBy: 'केवलं दृश्यन्ते: {filters}',
  chooseMessage: 'सन्देशं चिनोतु',
  messageIsGone: 'अयं सन्देशः इदानीम् अत्र नास्ति',
  openMessage: 'सन्देशः',
  backToList: 'सूचीं प्रतिगच्छतु',
  goToPage: 'उद्घाटयतु',
};
