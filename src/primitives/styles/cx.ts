/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
