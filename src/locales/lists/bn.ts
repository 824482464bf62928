import type { ListLanguage } from '../listStrings.ts';

/** Bangla. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} টি বার্তা আপনার উত্তরের অপেক্ষায়', other: '{count} টি বার্তা আপনার উত্তরের অপেক্ষায়' },
  openCountAtLeast: {
    one: '{count} টি বা তার বেশি বার্তা আপনার উত্তরের অপেক্ষায়',
    other: '{count} টি বা তার বেশি বার্তা আপনার উত্তরের অপেক্ষায়',
  },
  moreInGroup: { one: 'এবং আরও {count} টি', other: 'এবং আরও {count} টি' },
  moreFrom: { one: 'এবং আরও {count} টি: {names}', other: 'এবং আরও {count} টি: {names}' },
  earlierStates: { one: 'আগের {count} টি অবস্থা', other: 'আগের {count} টি অবস্থা' },
  otherPeople: { one: 'আরও {count} জন', other: 'আরও {count} জন' },
  groupSize: { one: '{count} টি বার্তা', other: '{count} টি বার্তা' },
  foundCount: { one: '{count} টি পাওয়া গেছে', other: '{count} টি পাওয়া গেছে' },
  loadedCount: { one: '{count} টি লোড হয়েছে', other: '{count} টি লোড হয়েছে' },
  needsYouTab: 'উত্তরের অপেক্ষায়',
  nothingNeedsYou: 'আপনার উত্তরের অপেক্ষায় কিছু নেই',
  answered: 'উত্তর দেওয়া হয়েছে: {label}',
  manyAnswered: 'উত্তর দেওয়া হয়েছে: {count}',
  timeIsOver: 'এর উত্তর আর দেওয়া যাবে না।',
  searchMessages: 'বার্তা খুঁজুন',
  searchOlder: 'পুরোনো বার্তা খুঁজুন',
  nothingFound: '“{words}” এর জন্য কিছু পাওয়া যায়নি',
  nothingMatches: 'কোনও বার্তা ফিল্টারের সঙ্গে মেলে না',
  filters: 'ফিল্টার',
  filterUnread: 'অপঠিত',
  filteredBy: 'শুধু এগুলি দেখানো হচ্ছে: {filters}',
  chooseMessage: 'একটি বার্তা বাছাই করুন',
  messageIsGone: 'এই বার্তাটি আর এখানে নেই',
  openMessage: 'বার্তা',
  backToList: 'তালিকায় ফিরুন',
  goToPage: 'খুলুন',
};
