import type { AttentionLanguage } from '../attentionStrings.ts';

/** Lao. */
export const strings: AttentionLanguage<'other'> = {
  arrived: 'ໃໝ່: {title}',
  unreadElsewhere: 'ຍັງບໍ່ໄດ້ອ່ານໃນພື້ນທີ່ເຮັດວຽກອື່ນ',
  manyNewMessages: { other: '{count} ຂໍ້ຄວາມໃໝ່' },
};
