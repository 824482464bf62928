import type { AttentionLanguage } from '../attentionStrings.ts';

/** Belarusian. */
export const strings: AttentionLanguage<'one' | 'few' | 'many' | 'other'> = {
  arrived: 'Новае: {title}',
  unreadElsewhere: 'Непрачытанае ў іншых працоўных прасторах',
  manyNewMessages: {
    one: '{count} новае паведамленне',
    few: '{count} новыя паведамленні',
    many: '{count} новых паведамленняў',
    other: '{count} новага паведамлення',
  },
};
