import type { ListLanguage } from '../listStrings.ts';

/** Assamese. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} টা আপোনাৰ উত্তৰৰ অপেক্ষাত', other: '{count} টা আপোনাৰ উত্তৰৰ অপেক্ষাত' },
  openCountAtLeast: {
    one: '{count} টা বা তাতকৈ অধিক আপোনাৰ উত্তৰৰ অপেক্ষাত',
    other: '{count} টা বা তাতকৈ অধিক আপোনাৰ উত্তৰৰ অপেক্ষাত',
  },
  moreInGroup: { one: 'আৰু {count} টা', other: 'আৰু {count} টা' },
  moreFrom: { one: '{names} ৰ পৰা আৰু {count} টা', other: '{names} ৰ পৰা আৰু {count} টা' },
  earlierStates: { one: '{count} টা আগৰ অৱস্থা', other: '{count} টা আগৰ অৱস্থা' },
  otherPeople: { one: 'আন {count} জন', other: 'আন {count} জন' },
  groupSize: { one: '{count} টা বাৰ্তা', other: '{count} টা বাৰ্তা' },
  foundCount: { one: '{count} টা পোৱা গ’ল', other: '{count} টা পোৱা গ’ল' },
  loadedCount: { one: '{count} টা ল’ড কৰা হ’ল', other: '{count} টা ল’ড কৰা হ’ল' },
  needsYouTab: 'আপোনাৰ উত্তৰৰ অপেক্ষাত',
  nothingNeedsYou: 'আপোনাৰ উত্তৰৰ অপেক্ষাত একো নাই',
  answered: 'উত্তৰ দিয়া হ’ল: {label}',
  manyAnswered: 'উত্তৰ দিয়া হ’ল: {count}',
  timeIsOver: 'ইয়াৰ উত্তৰ আৰু দিব নোৱাৰি।',
  searchMessages: 'বাৰ্তা সন্ধান কৰক',
  searchOlder: 'পুৰণি বাৰ্তাত সন্ধান কৰক',
  nothingFound: '“{words}” ৰ বাবে একো পোৱা নগ’ল',
  nothingMatches: 'ফিল্টাৰৰ সৈতে কোনো বাৰ্তা নিমিলে',
  filters: 'ফিল্টাৰসমূহ',
  filterUnread: 'নপঢ়া',
  filteredBy: 'কেৱল দেখুওৱা হৈছে: {filters}',
  chooseMessage: 'এটা বাৰ্তা বাছনি কৰক',
  messageIsGone: 'এই বাৰ্তা এতিয়া ইয়াত নাই',
  openMessage: 'বাৰ্তা',
  backToList: 'তালিকালৈ উভতি যাওক',
  goToPage: 'খোলক',
};
