import { HttpError } from '../http/httpError.ts';
import { invalid } from '../http/inboxErrors.ts';

const minAheadMs = 60_000;
const hourMs = 3_600_000;
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Reads until when to snooze: an ISO date, a minute ahead at least, and as far as the platform's setting allows. */
export function readSnoozeEnd(text: string, maxHours: number): Date {
  const until = new Date(isoDate.test(text) ? text : Number.NaN);
  const aheadMs = until.getTime() - Date.now();
  if (Number.isNaN(aheadMs)) throw invalid('snoozeUntil', 'snoozeUntil must be an ISO date');
  if (aheadMs < minAheadMs) {
    throw invalid('snoozeUntil', 'snoozeUntil must be a minute in the future at least');
  }
  if (maxHours === 0) {
    throw new HttpError(402, 'Snoozing is not available', { reason: 'Snoozing is switched off here.' });
  }
  if (aheadMs > maxHours * hourMs) {
    const reason = `A notification may be snoozed for ${maxHours} hours at most.`;
    throw new HttpError(402, 'The snooze is longer than allowed', { reason });
  }
  return until;
}
