/** The subscriber of the session. The token is not here, because caches are shown by developer tools and may be persisted. */
export interface SessionProfile {
  /** The backend's id of the subscriber: what the host calls it, but with the platform's protocols the platform's own. */
  readonly id?: string | undefined;
  /** The first name, as the backend has it. */
  readonly firstName?: string | undefined;
  /** The last name, as the backend has it. */
  readonly lastName?: string | undefined;
}
