export function divideStyles(
  css: string,
  code: string,
): {
  readonly rules: readonly (readonly [isBell: boolean, rule: string])[];
  needsOthers(text: string): boolean;
};
export function readFirst(root: string, name: string, found?: Map<string, string>): Map<string, string>;
