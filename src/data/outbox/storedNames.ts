// In a file of its own: who keeps something in place of a backend needs no more of stored changes than their names.

/** The version of what is stored of a change. */
export const storedVersion = 2;

/** The start of the keys under which changes are stored, and of the names of locks, in every version. */
export const firstName = 'carillon_outbox';

/** The same in this version: pages of another one, which may be open beside this one, leave it alone. */
export const outboxName = `${firstName}_${storedVersion}`;

/**
 * The start of the keys of what a browser keeps in place of a backend that cannot put messages off. It is none of a change, and ends with
 * those of its reader.
 */
export const laterName = `${firstName}_later`;
