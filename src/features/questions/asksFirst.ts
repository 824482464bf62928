import { isRecord, type MessageAnswer } from '../../data/index.ts';

/** Whether an answer asks for something before it is sent: for fields, or whether it is meant. */
export function asksFirst(answer: MessageAnswer): boolean {
  const properties = answer.fields?.properties;
  return Boolean(confirmOf(answer)) || (isRecord(properties) && Object.keys(properties).length > 0);
}

/** What is asked before an answer is sent: the sender's words, true for the usual ones, or nothing. */
export function confirmOf({ confirm, look }: MessageAnswer): string | boolean {
  return confirm ?? look === 'danger';
}

/** Whether an answer asks for a secret. Such a one is not offered: what is written would be kept in the browser. */
export function asksForSecret({ label, fields }: MessageAnswer): boolean {
  const isSecret = /"format":"password"/.test(JSON.stringify(fields ?? ''));
  if (isSecret) {
    console.error(
      `carillon: the answer "${label}" asks for a password, so it is not offered. Lead to a page of your own by its \`url\`.`,
    );
  }
  return isSecret;
}
