import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';

/** Shows an intersection as one object in an editor. */
type Flat<T> = { [Key in keyof T]: T[Key] };

/** The field of a provider that has a key. */
type FieldOf<Provider extends ProviderDefinition> = Provider['credentials'][number];

type HasDefault<Field extends CredentialField> = Field extends { readonly default: string } ? true : false;

/** What one field holds. */
export type CredentialValue<Field extends CredentialField> = Field extends {
  readonly options: readonly { readonly value: infer Value }[];
}
  ? Value
  : Field['type'] extends 'number'
    ? number
    : Field['type'] extends 'boolean' | 'switch'
      ? boolean
      : Field['type'] extends 'object'
        ? Readonly<Record<string, unknown>>
        : string;

/** What may be handed in for a provider: fields with a default may be left out. */
export type CredentialsInput<Provider extends ProviderDefinition> = Flat<
  {
    [Field in FieldOf<Provider> as Field['required'] extends true
      ? HasDefault<Field> extends true
        ? never
        : Field['key']
      : never]: CredentialValue<Field>;
  } & {
    [Field in FieldOf<Provider> as Field['required'] extends true
      ? HasDefault<Field> extends true
        ? Field['key']
        : never
      : Field['key']]?: CredentialValue<Field> | undefined;
  }
>;

/** The result of a successful check: the values with defaults filled in, otherwise unchanged. */
export type CredentialsOutput<Provider extends ProviderDefinition> = Flat<
  {
    [Field in FieldOf<Provider> as Field['required'] extends true
      ? Field['key']
      : HasDefault<Field> extends true
        ? Field['key']
        : never]: CredentialValue<Field>;
  } & {
    [Field in FieldOf<Provider> as Field['required'] extends true
      ? never
      : HasDefault<Field> extends true
        ? never
        : Field['key']]?: CredentialValue<Field>;
  }
>;
