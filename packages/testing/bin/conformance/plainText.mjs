// What a page, a server or a file says is shown in a terminal, where control characters would give it orders.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text in one line, with its control and format characters written out. */
export function plainText(text) {
  return text.replace(unseen, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}

/** A value as JSON, whose texts are the same for a program, and harmless to look at. */
export function plainJson(value) {
  return JSON.stringify(value, null, 2).replace(unseen, (one) => (one === '\n' ? one : escaped(one)));
}

function escaped(one) {
  return one
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** The routes of the adapter's calls. */
const routes = {
  openSession: 'POST /session',
  listMessages: 'GET /messages',
  countMessages: 'GET /messages/count',
  changeMessages: 'POST /messages/changes',
  answerMessage: 'POST /messages/{id}/answer',
  listPreferences: 'GET /preferences',
  getGlobalPreference: 'GET /preferences',
  changePreference: 'PATCH /preferences',
};

/** A failure is told by the route that the server has, not by the name of the adapter's call. */
export function withRoute({ reason, ...result }) {
  return { ...result, reason: reason?.replace(/\b(\w+)(?=: HTTP error!)/, (name) => routes[name] ?? name) };
}
