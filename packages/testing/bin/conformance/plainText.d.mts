export declare function plainText(text: string): string;
export declare function plainJson(value: unknown): string;
