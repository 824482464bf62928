import type { ListLanguage } from '../listStrings.ts';

/** Latin American Spanish. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} por responder', many: '{count} por responder', other: '{count} por responder' },
  openCountAtLeast: {
    one: '{count} o más por responder',
    many: '{count} o más por responder',
    other: '{count} o más por responder',
  },
  moreInGroup: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
  moreFrom: {
    one: 'y {count} más de {names}',
    many: 'y {count} más de {names}',
    other: 'y {count} más de {names}',
  },
  earlierStates: {
    one: '{count} estado anterior',
    many: '{count} de estados anteriores',
    other: '{count} estados anteriores',
  },
  otherPeople: { one: '{count} persona más', many: '{count} de personas más', other: '{count} personas más' },
  groupSize: { one: '{count} mensaje', many: '{count} de mensajes', other: '{count} mensajes' },
  foundCount: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  loadedCount: {
    one: '{count} mensaje cargado',
    many: '{count} de mensajes cargados',
    other: '{count} mensajes cargados',
  },
  needsYouTab: 'Por responder',
  nothingNeedsYou: 'No tienes nada por responder',
  answered: 'Respondiste: {label}',
  manyAnswered: '{count} respondidas',
  timeIsOver: 'Ya no se puede responder.',
  searchMessages: 'Buscar mensajes',
  searchOlder: 'Buscar en anteriores',
  nothingFound: 'Sin resultados para “{words}”',
  nothingMatches: 'Ningún mensaje coincide con los filtros',
  filters: 'Filtros',
  filterUnread: 'Sin leer',
  filteredBy: 'Solo se muestra: {filters}',
  chooseMessage: 'Selecciona un mensaje',
  messageIsGone: 'Este mensaje ya no está aquí',
  openMessage: 'Mensaje',
  backToList: 'Volver a la lista',
  goToPage: 'Abrir',
};
