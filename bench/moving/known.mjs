// What the table of docs/guides/moving.md says of requests and words, so that the comparison does not report it.

/** Requests that may differ, and why. */
const requests = [
  // The bell has the unread count in its name, and the panel the branding.
  [/^GET \/widgets\/(organization|notifications\/(unread|unseen))/, 'as often as events say'],
  // "the usage log"
  [/^POST \/widgets\/usage\/log/, 'clicks are not logged'],
  // "a live event", "a click outside": fetched when an event says so.
  [/^GET \/widgets\/notifications\/(feed|count)/, 'as often as events say'],
  // "a saved preference": what the platform has is fetched once the connection may have missed something.
  [/^GET \/widgets\/preferences$/, 'once more'],
  // Messages are marked as seen while they are on screen.
  [/^POST \/widgets\/messages\/markAs .*"mark":\{"seen":true(,"read":false)?\}/, 'seen when shown'],
];

export const differs = {
  says: (_page, words) => words,
  request: (_page, request) => requests.some(([pattern]) => pattern.test(request)),
};
