export function divideStyles(
  css: string,
  code: string,
): {
  readonly rules: readonly (readonly [isBell: boolean, rule: string])[];
  needsOthers(text: string): boolean;
};
export function codeOf(dist: string, names: readonly string[]): Map<string, string>;
