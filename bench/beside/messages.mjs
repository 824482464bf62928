/** What every inbox shows: a subject, a text and a time. Five are unread. */
export const unread = 5;

export function messagesOf(total) {
  const now = Date.now();
  return Array.from({ length: total }, (_, index) => ({
    id: (total - index).toString(16).padStart(24, '0'),
    title: `News of project ${index + 1}`,
    text: `Project ${index + 1} has news, and you may want to look at them.`,
    at: new Date(now - index * 17 * 60_000).toISOString(),
    isUnread: index < unread,
  }));
}

export function jwt() {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1_000);
  return `${part({ alg: 'none' })}.${part({ iat: seconds, exp: seconds + 86_400 })}.none`;
}
