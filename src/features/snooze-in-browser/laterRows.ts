import type { InboxMessage, MessageRow } from '../../data/index.ts';
import { isAsleep, isOwn, type OwnSleep, type Sleep } from './Sleep.ts';

/** A message that sleeps in this browser, as the reader sees it. */
export function sleepingRow({ row, untilMs }: OwnSleep): MessageRow {
  return {
    ...row,
    seen: true,
    archived: false,
    snoozedUntil: new Date(untilMs).toISOString(),
    snoozedHere: true,
    cameBack: false,
  };
}

/** A message that came back in this browser: as new as its coming back, as a server has it. */
export function backRow(sleep: OwnSleep, row: MessageRow = sleep.row): MessageRow {
  return {
    ...row,
    snoozedUntil: null,
    snoozedHere: false,
    cameBack: cameBackOf(sleep),
    createdAt: new Date(sleep.backAtMs ?? sleep.untilMs).toISOString(),
  };
}

/** What a row says of its coming back: nothing more once it was read. */
export function cameBackOf({ readAtMs, isByActivity }: Sleep): InboxMessage['cameBack'] {
  return readAtMs === undefined && (isByActivity ? 'activity' : true);
}

/** A row that a backend has returned or listed in its place, as the reader sees it. */
export function shownRow(row: MessageRow, sleep: Sleep | undefined): MessageRow {
  if (sleep === undefined) {
    return row;
  }
  if (isOwn(sleep)) {
    return isAsleep(sleep) ? { ...row, ...sleepingRow(sleep) } : backRow(sleep, row);
  }
  return isAsleep(sleep) ? row : { ...row, cameBack: cameBackOf(sleep) };
}
