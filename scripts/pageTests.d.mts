export function pageTests(): { readonly page: string[]; readonly alone: string[] };
