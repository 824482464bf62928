// What `carillon-testing` takes of this package, for which it needs no page. Nobody else may use it, as with `internal.ts`.
export { checkSession } from './data/backends/checkSession.ts';
export { isRecord, isString } from './data/transport/guards.ts';
export { toInboxError } from './data/transport/InboxError.ts';
