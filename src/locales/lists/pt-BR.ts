import type { ListLanguage } from '../listStrings.ts';

/** Brazilian Portuguese. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: {
    one: '{count} aguardando você',
    many: '{count} aguardando você',
    other: '{count} aguardando você',
  },
  openCountAtLeast: {
    one: '{count} ou mais aguardando você',
    many: '{count} ou mais aguardando você',
    other: '{count} ou mais aguardando você',
  },
  moreInGroup: { one: 'e mais {count}', many: 'e mais {count}', other: 'e mais {count}' },
  moreFrom: {
    one: 'e mais {count} de {names}',
    many: 'e mais {count} de {names}',
    other: 'e mais {count} de {names}',
  },
  earlierStates: {
    one: '{count} status anterior',
    many: '{count} de status anteriores',
    other: '{count} status anteriores',
  },
  otherPeople: { one: 'mais {count} pessoa', many: 'mais {count} de pessoas', other: 'mais {count} pessoas' },
  groupSize: { one: '{count} mensagem', many: '{count} de mensagens', other: '{count} mensagens' },
  foundCount: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  loadedCount: {
    one: '{count} mensagem carregada',
    many: '{count} de mensagens carregadas',
    other: '{count} mensagens carregadas',
  },
  needsYouTab: 'Aguardando você',
  nothingNeedsYou: 'Nada aguardando você',
  answered: 'Você respondeu: {label}',
  manyAnswered: '{count} respondidas',
  timeIsOver: 'Não é mais possível responder.',
  searchMessages: 'Buscar mensagens',
  searchOlder: 'Buscar mais antigas',
  nothingFound: 'Nenhum resultado para “{words}”',
  nothingMatches: 'Nenhuma mensagem corresponde aos filtros',
  filters: 'Filtros',
  filterUnread: 'Não lidas',
  filteredBy: 'Exibindo somente: {filters}',
  chooseMessage: 'Selecione uma mensagem',
  messageIsGone: 'Esta mensagem não está mais aqui',
  openMessage: 'Mensagem',
  backToList: 'Voltar para a lista',
  goToPage: 'Abrir',
};
