import type { ListLanguage } from '../listStrings.ts';

/** Kurdish, Sorani. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} پەیام چاوەڕێی وەڵامتە', other: '{count} پەیام چاوەڕێی وەڵامتن' },
  openCountAtLeast: {
    one: '{count} پەیام یان زیاتر چاوەڕێی وەڵامتن',
    other: '{count} پەیام یان زیاتر چاوەڕێی وەڵامتن',
  },
  moreInGroup: { one: 'و {count} پەیامی تر', other: 'و {count} پەیامی تر' },
  moreFrom: { one: 'و {count} پەیامی تر لە {names}', other: 'و {count} پەیامی تر لە {names}' },
  earlierStates: { one: '{count} دۆخی پێشوو', other: '{count} دۆخی پێشوو' },
  otherPeople: { one: '{count} کەسی تر', other: '{count} کەسی تر' },
  groupSize: { one: '{count} پەیام', other: '{count} پەیام' },
  foundCount: { one: '{count} دۆزرایەوە', other: '{count} دۆزرانەوە' },
  loadedCount: { one: '{count} بار کرا', other: '{count} بار کران' },
  needsYouTab: 'چاوەڕێی وەڵام',
  nothingNeedsYou: 'هیچ چاوەڕێی وەڵامت نییە',
  answered: 'وەڵام درایەوە: {label}',
  manyAnswered: 'وەڵام درایەوە: {count}',
  timeIsOver: 'ئیتر ناتوانرێت وەڵامی ئەمە بدرێتەوە.',
  searchMessages: 'گەڕان لە پەیامەکاندا',
  searchOlder: 'گەڕان لە کۆنترەکاندا',
  nothingFound: 'هیچ بۆ «{words}» نەدۆزرایەوە',
  nothingMatches: 'هیچ پەیامێک لەگەڵ پاڵاوتنەکان ناگونجێت',
  filters: 'پاڵاوتنەکان',
  filterUnread: 'نەخوێندراوەکان',
  filteredBy: 'تەنها ئەمانە پیشان دەدرێن: {filters}',
  chooseMessage: 'پەیامێک هەڵبژێرە',
  messageIsGone: 'ئەم پەیامە ئیتر لێرە نییە',
  openMessage: 'پەیام',
  backToList: 'گەڕانەوە بۆ لیستەکە',
  goToPage: 'کردنەوە',
};
