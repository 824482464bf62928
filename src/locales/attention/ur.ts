import type { AttentionLanguage } from '../attentionStrings.ts';

/** Urdu. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'نیا: {title}',
  unreadElsewhere: 'دیگر ورک اسپیسز میں اَن پڑھے پیغامات',
  manyNewMessages: { one: '{count} نیا پیغام', other: '{count} نئے پیغامات' },
};
