/**
 * The Standard Schema interface, version 1, written out so that nothing need be installed for it.
 * @see https://standardschema.dev
 */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'carillon';
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** Carries the types; there is no such property when it runs. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** One issue of a Standard Schema check; `path` is empty where the whole is wrong. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly string[];
}

/** The answer of a Standard Schema check. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };
