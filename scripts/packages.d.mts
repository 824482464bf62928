/** A package beside `carillon`. */
export interface PackageBeside {
  readonly name: string;
  readonly folder: string;
  /** Its entry points: files of `src`. */
  readonly entries: readonly string[];
  readonly own: readonly string[];
  readonly code: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly joined?: boolean;
}
export declare const packages: Readonly<Record<string, PackageBeside>>;
export declare function folderOfOthers(path: string, one: Pick<PackageBeside, 'own'>): string | undefined;
