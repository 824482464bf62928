import type { FewerStrings } from '../fewerStrings.ts';

/** Korean. */
export const strings: FewerStrings = {
  whyThis: '이 알림을 받는 이유',
  fewerLikeThis: '이런 알림 줄이기',
  offForAnHour: '1시간 동안 끄기',
  offForToday: '오늘 하루 끄기',
  alwaysOff: '항상 끄기',
  turnedOff: '알림을 껐습니다: {workflow}',
  turnedOffUntil: '{time}까지 알림을 껐습니다: {workflow}',
  muteThread: '이 스레드 음소거',
  unmuteThread: '이 스레드 음소거 해제',
  muted: '이 브라우저에서 음소거됨',
  unmuted: '음소거를 해제했습니다',
  newKind: '새로운 종류의 알림: {workflow}',
  keep: '유지',
  turnOff: '끄기',
};
