/**
 * After so many connections in a row that were open and brought nothing, something on the way, such as a proxy that buffers, holds back
 * what the server sends. Then it is asked from time to time, until something comes.
 */
export const mostSilent = 2;
