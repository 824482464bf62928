import type { AttentionLanguage } from '../attentionStrings.ts';

/** Latin American Spanish. */
export const strings: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novedad: {title}',
  unreadElsewhere: 'Sin leer en otros espacios de trabajo',
  manyNewMessages: {
    one: '{count} mensaje nuevo',
    many: '{count} de mensajes nuevos',
    other: '{count} mensajes nuevos',
  },
};
