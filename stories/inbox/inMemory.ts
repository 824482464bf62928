/** The parameters of a story that is told a second time, over a backend in memory: `parameters: inMemory`. */
export const inMemory = { inMemory: true } as const;
