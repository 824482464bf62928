const routes = {
  openSession: 'POST /session',
  listMessages: 'GET /messages',
  countMessages: 'GET /messages/count',
  changeMessages: 'POST /messages/changes',
  runMessageButton: 'POST /messages/{id}/buttons/{type}',
  listPreferences: 'GET /preferences',
  getGlobalPreference: 'GET /preferences',
  changePreference: 'PATCH /preferences',
};

/** A failure is told by the route that the server has, not by the name of the adapter's call. */
export function withRoute({ reason, ...result }) {
  return { ...result, reason: reason?.replace(/\b(\w+)(?=: HTTP error!)/, (name) => routes[name] ?? name) };
}
