/** Builds the page that shows every story by itself into a folder. */
export function buildStoryPage(outDir: string): Promise<void>;
