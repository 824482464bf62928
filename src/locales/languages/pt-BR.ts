import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';
import * as base from './pt.ts';

/** Brazilian Portuguese. */
export const strings: Language<'one' | 'many' | 'other'> = {
  ...base.strings,
  settings: 'Configurações',
  noNewNotification: 'Ainda não há novidades por aqui',
  noNewNotificationHint: 'Avisaremos quando algo acontecer.',
  loading: 'Carregando notificações',
  serverAnswered: 'O servidor respondeu com {status}. Suas mensagens estão seguras.',
  serverUnreachable: 'Não foi possível acessar o servidor. Suas mensagens estão seguras.',
  identityUnknown: 'Este aplicativo não conseguiu confirmar sua identidade. Suas mensagens estão seguras.',
  sessionRefused: 'Não foi possível abrir esta caixa de entrada. Suas mensagens estão seguras.',
  stillTrying: 'Ainda tentando…',
  offline: 'Você está offline',
  offlineHint: 'Suas notificações serão carregadas assim que a conexão voltar.',
  waitsForNetwork: 'O envio será feito assim que a conexão voltar.',
  stale: 'Não foi possível atualizar. Exibindo o que havia antes.',
  reconnecting: 'Reconectando…',
  livePaused: 'As atualizações ao vivo estão pausadas. Tentando novamente…',
  rateLimited: 'Muitas solicitações. Aguarde um momento.',
  signedOut: 'Você saiu da sua conta',
  signedOutHint: 'Entre novamente para ver suas notificações.',
  actionFailed: 'Não foi possível salvar. Tente novamente.',
  actionRefused: 'Não foi aceito.',
  dismiss: 'Dispensar',
  opensNewTab: '(abre em uma nova guia)',
  unreadOnly: 'Somente não lidas',
  noUnread: 'Você está em dia',
  sinceLastVisit: 'Novidades desde sua última visita',
  undo: 'Desfazer',
  search: 'Buscar',
  clearSearch: 'Limpar busca',
  noMatches: 'Nenhum resultado',
  noPreferences: 'Ainda não há configurações',
  preferencesFailed: 'Não foi possível carregar as configurações',
  loadingPreferences: 'Carregando configurações',
  saved: 'Salvo',
  saveFailed: 'Não foi possível salvar. Sua configuração anterior foi restaurada.',
  channel_in_app: 'No app',
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  ...base.attention,
  unreadElsewhere: 'Não lidas em outros espaços de trabalho',
};

export const fewer: Partial<FewerStrings> = {
  ...base.fewer,
  whyThis: 'Por que estou recebendo isto?',
  whyOn: 'Você recebe isto porque {workflow} está ativado.',
  offForAnHour: 'Desativar por uma hora',
  unmuted: 'Não está mais silenciada',
};

export const keys: KeyStrings = {
  ...base.keys,
  nextMessage: 'Próxima mensagem',
  tabByNumber: 'Guia por número',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  ...base.lists,
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
  earlierStates: {
    one: '{count} status anterior',
    many: '{count} de status anteriores',
    other: '{count} status anteriores',
  },
  needsYouTab: 'Aguardando você',
  nothingNeedsYou: 'Nada aguardando você',
  searchMessages: 'Buscar mensagens',
  searchOlder: 'Buscar mais antigas',
  nothingFound: 'Nenhum resultado para “{words}”',
  filteredBy: 'Exibindo somente: {filters}',
  messageIsGone: 'Esta mensagem não está mais aqui',
  backToList: 'Voltar para a lista',
};

export const questions: Partial<QuestionStrings> = {
  ...base.questions,
  timeIsOver: 'Não é mais possível responder.',
  areYouSure: 'Tem certeza?',
  notYours: 'Esta decisão não cabe a você.',
  nothingDecided: 'Nada respondido ainda',
};

export const places: Partial<PlaceStrings> = {
  ...base.places,
  thisEvening: 'Hoje à noite',
  unsnooze: 'Encerrar adiamento',
  onlyInThisBrowser: 'Somente neste navegador',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  ...base.quiet,
  pauseNotifications: 'Pausar notificações',
  forAnHour: 'Por uma hora',
  untilResumed: 'Até eu reativar',
  paused: 'pausadas',
  pausedUntil: 'pausadas até {time}',
  quietHours: 'Horário de silêncio',
  quietHoursHint: 'Nesse período, só mensagens críticas chamam sua atenção.',
  addQuietHours: 'Adicionar horário de silêncio',
};
