/** How high examples are by the ids of their stories: on a desk, and on a phone where that differs. Written by `npm run tour -- --heights`. */
export const exampleHeights: Readonly<Record<string, readonly number[]>> = {};
