/**
 * How live the inbox is: `off` has no socket, `offline` waits for the device's network, `refused` was turned away and tries
 * again by itself.
 */
export const connectionStates = ['off', 'connecting', 'live', 'recovering', 'offline', 'refused'] as const;

/** One state of `connectionStates`. */
export type ConnectionState = (typeof connectionStates)[number];
