export const sourceAlias: { find: string | RegExp; replacement: string }[];
