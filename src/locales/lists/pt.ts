import type { ListLanguage } from '../listStrings.ts';

/** Portuguese, as in Portugal. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} por responder', many: '{count} por responder', other: '{count} por responder' },
  openCountAtLeast: {
    one: '{count} ou mais por responder',
    many: '{count} ou mais por responder',
    other: '{count} ou mais por responder',
  },
  moreInGroup: { one: 'e mais {count}', many: 'e mais {count}', other: 'e mais {count}' },
  moreFrom: {
    one: 'e mais {count} de {names}',
    many: 'e mais {count} de {names}',
    other: 'e mais {count} de {names}',
  },
  earlierStates: {
    one: '{count} estado anterior',
    many: '{count} de estados anteriores',
    other: '{count} estados anteriores',
  },
  otherPeople: { one: 'mais {count} pessoa', many: 'mais {count} de pessoas', other: 'mais {count} pessoas' },
  groupSize: { one: '{count} mensagem', many: '{count} de mensagens', other: '{count} mensagens' },
  foundCount: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  loadedCount: {
    one: '{count} mensagem carregada',
    many: '{count} de mensagens carregadas',
    other: '{count} mensagens carregadas',
  },
  needsYouTab: 'Por responder',
  nothingNeedsYou: 'Nada por responder',
  answered: 'Respondeu: {label}',
  manyAnswered: '{count} respondidas',
  timeIsOver: 'Já não é possível responder.',
  searchMessages: 'Pesquisar mensagens',
  searchOlder: 'Pesquisar mais antigas',
  nothingFound: 'Sem resultados para «{words}»',
  nothingMatches: 'Nenhuma mensagem corresponde aos filtros',
  filters: 'Filtros',
  filterUnread: 'Não lidas',
  filteredBy: 'A mostrar apenas: {filters}',
  chooseMessage: 'Selecione uma mensagem',
  messageIsGone: 'Esta mensagem já não está aqui',
  openMessage: 'Mensagem',
  backToList: 'Voltar à lista',
  goToPage: 'Abrir',
};
