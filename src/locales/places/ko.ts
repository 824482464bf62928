import type { PlaceStrings } from '../placeStrings.ts';

/** Korean. */
export const strings: PlaceStrings = {
  archive: '보관',
  unarchive: '알림함으로 이동',
  archivedTab: '보관됨',
  archived: '보관했습니다',
  manyArchived: '{count} 개를 보관했습니다',
  backInInbox: '알림함으로 돌아왔습니다',
  snooze: '나중에 다시 알림',
  inAnHour: '1시간 후',
  thisEvening: '오늘 저녁',
  tomorrow: '내일',
  nextWeek: '다음 주',
  chooseTime: '시간 선택…',
  snoozeUntil: '다시 알릴 시간',
  unsnooze: '다시 알림 취소',
  snoozedTab: '다시 알림 예정',
  snoozedUntil: '{time}에 다시 알림',
  manySnoozed: '{count} 개를 나중에 다시 알립니다',
  cameBack: '다시 온 알림',
  noArchived: '보관된 알림이 없습니다',
  noSnoozed: '다시 알릴 알림이 없습니다',
  severityHigh: '우선순위 높음',
  severityMedium: '우선순위 보통',
  severityLow: '우선순위 낮음',
};
