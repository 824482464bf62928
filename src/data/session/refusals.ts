/** The statuses of sessions that fail until the host or the platform changes something. In a file of its own, as late code reads it too. */
export const refusals: readonly number[] = [400, 401, 403, 404];
