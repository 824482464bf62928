import type { ListLanguage } from '../listStrings.ts';

/** Persian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} پیام در انتظار پاسخ شما', other: '{count} پیام در انتظار پاسخ شما' },
  openCountAtLeast: {
    one: '{count} پیام یا بیشتر در انتظار پاسخ شما',
    other: '{count} پیام یا بیشتر در انتظار پاسخ شما',
  },
  moreInGroup: { one: 'و {count} پیام دیگر', other: 'و {count} پیام دیگر' },
  moreFrom: { one: 'و {count} پیام دیگر از {names}', other: 'و {count} پیام دیگر از {names}' },
  earlierStates: { one: '{count} وضعیت قبلی', other: '{count} وضعیت قبلی' },
  otherPeople: { one: '{count} نفر دیگر', other: '{count} نفر دیگر' },
  groupSize: { one: '{count} پیام', other: '{count} پیام' },
  foundCount: { one: '{count} مورد پیدا شد', other: '{count} مورد پیدا شد' },
  loadedCount: { one: '{count} مورد بارگیری شد', other: '{count} مورد بارگیری شد' },
  needsYouTab: 'در انتظار پاسخ شما',
  nothingNeedsYou: 'چیزی در انتظار پاسخ شما نیست',
  answered: 'پاسخ داده شد: {label}',
  manyAnswered: 'پاسخ داده شد: {count}',
  timeIsOver: 'دیگر نمی‌توان به این پاسخ داد.',
  searchMessages: 'جستجو در پیام‌ها',
  searchOlder: 'جستجو در قدیمی‌ترها',
  nothingFound: 'چیزی برای «{words}» پیدا نشد',
  nothingMatches: 'هیچ پیامی با فیلترها مطابقت ندارد',
  filters: 'فیلترها',
  filterUnread: 'خوانده‌نشده‌ها',
  filteredBy: 'فقط این‌ها نمایش داده می‌شوند: {filters}',
  chooseMessage: 'پیامی را انتخاب کنید',
  messageIsGone: 'این پیام دیگر اینجا نیست',
  openMessage: 'پیام',
  backToList: 'بازگشت به فهرست',
  goToPage: 'باز کردن',
};
