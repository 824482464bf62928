/**
 * The state of the live connection: `off` has no socket, `offline` waits for the device's network, `refused` was refused by the
 * server and retries by itself.
 */
export const connectionStates = ['off', 'connecting', 'live', 'recovering', 'offline', 'refused'] as const;

/** One state of `connectionStates`. */
export type ConnectionState = (typeof connectionStates)[number];
