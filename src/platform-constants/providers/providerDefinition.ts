import type { Channel } from '../channels.ts';
import type { CredentialFieldType } from './credentialFieldTypes.ts';
import type { CredentialKey } from './credentialKeys.ts';

/** One choice of a dropdown; `null` is the provider's own default, sent as no value. */
export interface CredentialOption {
  readonly label: string;
  readonly value: string | null;
}

/** One credential field: what a form shows and what `validateCredentials` holds it to. */
export interface CredentialField {
  readonly key: CredentialKey;
  /** The field's label in English. */
  readonly label: string;
  readonly type: CredentialFieldType;
  /** A required field with a `default` may be left out: the default is used. */
  readonly required: boolean;
  /** True where the platform keeps the value encrypted; hide it in forms and logs. Absent means false. */
  readonly secret?: true;
  /** The value that is used when the field is left out. */
  readonly default?: string;
  /** The choices, in order; present on a `dropdown` and on nothing else. */
  readonly options?: readonly CredentialOption[];
  /** A short explanation, in English. */
  readonly hint?: string;
  /** The hint is for the moment when the form's switch has this value. */
  readonly hintWhenSwitchIs?: boolean;
}

/** One provider of the catalogue. */
export interface ProviderDefinition {
  /** Unique over all channels. */
  readonly id: string;
  readonly displayName: string;
  readonly channel: Channel;
  readonly beta: boolean;
  /** In the order of the form; empty where the platform needs none. */
  readonly credentials: readonly CredentialField[];
}
