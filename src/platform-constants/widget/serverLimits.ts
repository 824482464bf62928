/**
 * How many messages a page of the feed holds when the call names no number.
 * @source docs/protocol.md#platform-values
 */
export const feedPageSizeDefault = 10;

/**
 * How many messages a page of the feed holds at most.
 * @source docs/protocol.md#platform-values
 */
export const feedPageSizeMax = 100;

/**
 * The highest limit of a count call; a higher one is refused, and no count is above it.
 * @source docs/protocol.md#platform-values
 */
export const countLimitMax = 100;

/**
 * How many messages one bulk removal takes at most.
 * @source docs/protocol.md#platform-values
 */
export const bulkRemovalMaxCount = 100;
