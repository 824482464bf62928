export function pageTests(): string[];
