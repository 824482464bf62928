import type { ListLanguage } from '../listStrings.ts';

/** Tamil. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} செய்திக்கு உங்கள் பதில் தேவை', other: '{count} செய்திகளுக்கு உங்கள் பதில் தேவை' },
  openCountAtLeast: {
    one: '{count} அல்லது அதிகமான செய்திகளுக்கு உங்கள் பதில் தேவை',
    other: '{count} அல்லது அதிகமான செய்திகளுக்கு உங்கள் பதில் தேவை',
  },
  moreInGroup: { one: 'மேலும் {count}', other: 'மேலும் {count}' },
  moreFrom: { one: '{names} இடமிருந்து மேலும் {count}', other: '{names} இடமிருந்து மேலும் {count}' },
  earlierStates: { one: '{count} முந்தைய நிலை', other: '{count} முந்தைய நிலைகள்' },
  otherPeople: { one: 'வேறு {count} நபர்', other: 'வேறு {count} பேர்' },
  groupSize: { one: '{count} செய்தி', other: '{count} செய்திகள்' },
  foundCount: { one: '{count} கிடைத்தது', other: '{count} கிடைத்தன' },
  loadedCount: { one: '{count} ஏற்றப்பட்டது', other: '{count} ஏற்றப்பட்டன' },
  needsYouTab: 'உங்கள் பதில் தேவை',
  nothingNeedsYou: 'உங்கள் பதில் தேவைப்படுபவை எதுவும் இல்லை',
  answered: 'பதிலளிக்கப்பட்டது: {label}',
  manyAnswered: 'பதிலளிக்கப்பட்டது: {count}',
  timeIsOver: 'இதற்கு இனி பதிலளிக்க முடியாது.',
  searchMessages: 'செய்திகளைத் தேடு',
  searchOlder: 'பழையவற்றில் தேடு',
  nothingFound: '“{words}” என்பதற்கு எதுவும் கிடைக்கவில்லை',
  nothingMatches: 'வடிகட்டிகளுக்குப் பொருந்தும் செய்தி இல்லை',
  filters: 'வடிகட்டிகள்',
  filterUnread: 'படிக்காதவை',
  filteredBy: 'இவை மட்டும் காட்டப்படுகின்றன: {filters}',
  chooseMessage: 'ஒரு செய்தியைத் தேர்ந்தெடுக்கவும்',
  messageIsGone: 'இந்தச் செய்தி இப்போது இங்கு இல்லை',
  openMessage: 'செய்தி',
  backToList: 'பட்டியலுக்குத் திரும்பு',
  goToPage: 'திற',
};
