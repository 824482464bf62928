import { useEffect, useRef, useState } from 'react';
import {
  type ProviderDefinition,
  providerCredentialsJsonSchema,
} from '../../../src/platform-constants/index.ts';
import { Button, CloseIcon, IconButton } from '../../../src/primitives/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import { CredentialCheck } from './CredentialCheck.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { channelLooks } from './channelLooks.tsx';
import { type CredentialValues, exampleOf } from './credentialValues.ts';
import * as styles from './ProviderDetail.css.ts';

export interface ProviderDetailProps {
  provider: ProviderDefinition;
  /** Moves focus to the name when it appears: true where the reader has just chosen. */
  takesFocus: boolean;
  onClose: () => void;
}

/** One provider: its credential form, what the check says of it, and its JSON Schema. */
export function ProviderDetail({ provider, takesFocus, onClose }: ProviderDetailProps) {
  const [values, setValues] = useState<CredentialValues>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = provider.credentials;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-label={provider.displayName}>
      <div className={styles.head}>
        <div>
          <h3 ref={heading} tabIndex={-1} className={styles.name}>
            <bdi>{provider.displayName}</bdi>
          </h3>
          <p className={styles.facts}>
            <code className={page.chip}>{provider.id}</code>
            <span>{channelLooks[provider.channel].label}</span>
            {provider.beta && (
              <span className={page.badge} data-tone="warning">
                Beta
              </span>
            )}
          </p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>

      <div className={styles.part}>
        <div className={styles.partHead}>
          <h4 className={styles.partTitle}>Credentials</h4>
          {fields.length > 0 && (
            <span className={styles.commands}>
              <Button size="small" variant="quiet" onClick={() => setValues(exampleOf(fields))}>
                Fill in an example
              </Button>
              <Button size="small" variant="quiet" onClick={() => setValues({})}>
                Clear
              </Button>
            </span>
          )}
        </div>
        {fields.length > 0 ? (
          <CredentialForm provider={provider} values={values} onValuesChange={setValues} />
        ) : (
          <p className={styles.note}>
            <bdi>This provider asks for no credentials.</bdi>
          </p>
        )}
      </div>

      <div className={styles.part}>
        <CredentialCheck provider={provider} values={values} />
      </div>

      <div className={styles.part}>
        <details>
          <summary className={styles.summary}>JSON Schema</summary>
          <pre className={styles.source}>
            {JSON.stringify(providerCredentialsJsonSchema(provider), null, 2)}
          </pre>
        </details>
      </div>
    </section>
  );
}
