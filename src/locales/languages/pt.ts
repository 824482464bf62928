import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Portuguese, as in Portugal. */
export const strings: Language<'one' | 'many' | 'other'> = {
  notifications: 'Notificações',
  markAllAsRead: 'Marcar tudo como lido',
  poweredBy: 'Com tecnologia de',
  settings: 'Definições',
  removeMessage: 'Remover mensagem',
  markAsRead: 'Marcar como lida',
  markAsUnRead: 'Marcar como não lida',
  noNewNotification: 'Ainda não há novidades',

  noNewNotificationHint: 'Avisamos quando algo acontecer.',
  close: 'Fechar',
  loading: 'A carregar notificações',
  loadMore: 'Mostrar notificações mais antigas',
  loadMoreFailed: 'Não foi possível carregar as notificações mais antigas.',
  loadFailed: 'Não foi possível carregar as notificações',
  serverAnswered: 'O servidor respondeu com {status}. As suas mensagens estão seguras.',
  serverUnreachable: 'Não foi possível contactar o servidor. As suas mensagens estão seguras.',
  identityUnknown:
    'Esta aplicação não conseguiu confirmar a sua identidade. As suas mensagens estão seguras.',
  sessionRefused: 'Não foi possível abrir esta caixa de entrada. As suas mensagens estão seguras.',
  tryAgain: 'Tentar novamente',
  stillTrying: 'Ainda a tentar…',
  offline: 'Está offline',
  offlineHint: 'As suas notificações são carregadas assim que a ligação voltar.',
  waitsForNetwork: 'O envio é feito assim que a ligação voltar.',
  stale: 'Não foi possível atualizar. A mostrar o que havia antes.',
  reconnecting: 'A restabelecer a ligação…',
  livePaused: 'As atualizações em direto estão em pausa. A tentar novamente…',
  rateLimited: 'Demasiados pedidos. Aguarde um momento.',
  signedOut: 'A sua sessão terminou',
  signedOutHint: 'Inicie sessão novamente para ver as suas notificações.',
  unread: 'Não lida',
  untitled: 'Notificação',
  feedKeys: 'As teclas Page Down e Page Up passam de uma notificação para a outra.',
  showMore: 'Mostrar mais',
  showLess: 'Mostrar menos',
  actionFailed: 'Não foi possível guardar. Tente novamente.',
  actionRefused: 'Não foi aceite.',
  dismiss: 'Ignorar',
  opensNewTab: '(abre num novo separador)',

  unreadOnly: 'Apenas não lidas',
  noUnread: 'Está tudo em dia',
  showAll: 'Mostrar tudo',
  sinceLastVisit: 'Novidades desde a sua última visita',
  moreActions: 'Mais ações',
  select: 'Selecionar',
  selectAll: 'Selecionar tudo',
  cancel: 'Cancelar',
  remove: 'Remover',
  removeAll: 'Remover tudo',
  markedAsRead: 'Marcado como lido',
  markedAsUnRead: 'Marcado como não lido',
  manyMarkedAsRead: '{count} marcadas como lidas',
  manyMarkedAsUnRead: '{count} marcadas como não lidas',
  undo: 'Anular',

  back: 'Voltar',
  allNotifications: 'Todas as notificações',
  required: 'Obrigatório',
  requiredReason: 'Estas mensagens são importantes e não podem ser desativadas.',
  search: 'Pesquisar',
  clearSearch: 'Limpar pesquisa',
  noMatches: 'Sem resultados',
  sort: 'Ordenar',
  sortSuggested: 'Ordem sugerida',
  sortByName: 'Por nome',
  filter: 'Filtrar',
  allChannels: 'Todos os canais',
  otherGroup: 'Outros',
  noPreferences: 'Ainda não há definições',
  preferencesFailed: 'Não foi possível carregar as definições',
  loadingPreferences: 'A carregar definições',
  saved: 'Guardado',
  saveFailed: 'Não foi possível guardar. A definição anterior foi reposta.',
  channel_in_app: 'Na aplicação',
  channel_email: 'E-mail',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} não lida', many: '{count} não lidas', other: '{count} não lidas' },
  unreadCountAtLeast: {
    one: 'mais de {count} não lida',
    many: 'mais de {count} não lidas',
    other: 'mais de {count} não lidas',
  },
  newMessages: {
    one: '{count} nova notificação',
    many: '{count} de novas notificações',
    other: '{count} novas notificações',
  },
  newMessagesAtLeast: {
    one: 'mais de {count} nova notificação',
    many: 'mais de {count} de novas notificações',
    other: 'mais de {count} novas notificações',
  },
  selectedCount: { one: '{count} selecionada', many: '{count} selecionadas', other: '{count} selecionadas' },
  removedMessages: {
    one: '{count} notificação removida',
    many: '{count} de notificações removidas',
    other: '{count} notificações removidas',
  },
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Nova mensagem: {title}',
  unreadElsewhere: 'Não lidas noutros espaços de trabalho',
  manyNewMessages: {
    one: '{count} nova mensagem',
    many: '{count} de novas mensagens',
    other: '{count} novas mensagens',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Porque estou a receber isto?',
  whyOn: 'Recebe isto porque {workflow} está ativado.',
  fewerLikeThis: 'Menos mensagens assim',
  offForAnHour: 'Desativar durante uma hora',
  offForToday: 'Desativar por hoje',
  alwaysOff: 'Desativar para sempre',
  turnedOff: 'Desativado: {workflow}',
  turnedOffUntil: 'Desativado até {time}: {workflow}',
  muteThread: 'Silenciar esta conversa',
  unmuteThread: 'Deixar de silenciar esta conversa',
  muted: 'Silenciada neste navegador',
  unmuted: 'Já não está silenciada',
  newKind: 'Novo tipo de notificação: {workflow}',
  keep: 'Manter',
  turnOff: 'Desativar',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Atalhos de teclado',
  goTo: 'Ir para',
  nextMessage: 'Mensagem seguinte',
  previousMessage: 'Mensagem anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Separador por número',
  selectRange: 'Selecionar um intervalo',
  letterKeys: 'Teclas de uma letra',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} por responder', many: '{count} por responder', other: '{count} por responder' },
  openCountAtLeast: {
    one: '{count} ou mais por responder',
    many: '{count} ou mais por responder',
    other: '{count} ou mais por responder',
  },
  moreInGroup: { one: 'mais {count}', many: 'mais {count}', other: 'mais {count}' },
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: '{count} respondidas',
  timeIsOver: 'Já não é possível responder.',
};

export const places: PlaceStrings = {
  archive: 'Arquivar',
  unarchive: 'Mover para a caixa de entrada',
  archivedTab: 'Arquivadas',
  archived: 'Arquivada',
  manyArchived: '{count} arquivadas',
  backInInbox: 'De volta à caixa de entrada',
  snooze: 'Adiar',
  inAnHour: 'Daqui a uma hora',
  thisEvening: 'Hoje ao fim da tarde',
  tomorrow: 'Amanhã',
  nextWeek: 'Na próxima semana',
  chooseTime: 'Escolher data e hora…',
  snoozeUntil: 'Adiar até',
  unsnooze: 'Terminar adiamento',
  snoozedTab: 'Adiadas',
  snoozedUntil: 'Adiada até {time}',
  manySnoozed: '{count} adiadas',
  cameBack: 'De volta após o adiamento',
  backByActivity: 'De volta porque há novidades',
  onlyInThisBrowser: 'Apenas neste navegador',
  noArchived: 'Nada arquivado',
  noSnoozed: 'Nada adiado',
  severityHigh: 'Prioridade alta',
  severityMedium: 'Prioridade média',
  severityLow: 'Prioridade baixa',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Colocar notificações em pausa',
  forAnHour: 'Durante uma hora',
  untilTomorrow: 'Até amanhã',
  untilResumed: 'Até eu as reativar',
  resumeNotifications: 'Retomar notificações',
  paused: 'em pausa',
  pausedUntil: 'em pausa até {time}',
  newWhilePaused: {
    one: '{count} nova mensagem durante a pausa',
    many: '{count} de novas mensagens durante a pausa',
    other: '{count} novas mensagens durante a pausa',
  },

  quietHours: 'Horas de silêncio',
  quietHoursHint: 'Nesse período, só as mensagens críticas chamam a sua atenção.',
  addQuietHours: 'Adicionar horas de silêncio',
  quietDays: 'Dias',
  quietFrom: 'De',
  quietTo: 'Até',
  timeZone: 'Fuso horário',
};
