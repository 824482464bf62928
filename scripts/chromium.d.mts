import type { Browser } from 'playwright';

export const chromiumArguments: string[];
export function findChromium(): string | undefined;
export function ensureChromium(): string;
export function openChromium(shell?: string): Promise<Browser>;
export function openTestBrowser(): Promise<Browser>;
