export function plotsOf(page: string): [name: string, svg: string][];
export function writePlots(): void;
