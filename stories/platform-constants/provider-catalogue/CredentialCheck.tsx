import { type ProviderDefinition, validateCredentials } from '../../../src/platform-constants/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import * as styles from './CredentialCheck.css.ts';
import { type CredentialValues, covered } from './credentialValues.ts';
import * as detail from './ProviderDetail.css.ts';

export interface CredentialCheckProps {
  provider: ProviderDefinition;
  values: CredentialValues;
}

/** What `validateCredentials` says of the values, as they are typed. */
export function CredentialCheck({ provider, values }: CredentialCheckProps) {
  const result = validateCredentials(provider.id, values);
  const count = result.valid ? 0 : result.problems.length;
  return (
    <>
      <div className={detail.partHead}>
        <h4 className={detail.partTitle}>Check</h4>
        <p
          role="status"
          aria-label="Check"
          className={page.badge}
          data-tone={result.valid ? 'success' : 'danger'}
        >
          {result.valid ? 'Valid' : count === 1 ? '1 problem' : `${count} problems`}
        </p>
      </div>
      <p className={styles.call}>
        <code className={page.code}>validateCredentials('{provider.id}', values)</code>
      </p>
      {result.valid ? (
        <pre className={detail.source}>
          {JSON.stringify({ valid: true, values: covered(provider.credentials, result.values) }, null, 2)}
        </pre>
      ) : (
        <ul className={styles.list} aria-label="Problems">
          {result.problems.map(({ kind, key, message }) => (
            <li key={`${kind} ${key}`} className={styles.problem}>
              <div className={styles.problemHead}>
                <code className={page.chip}>{key}</code>
                <span className={page.badge} data-tone="neutral">
                  {kind}
                </span>
              </div>
              <p className={styles.message}>
                <bdi>{message}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
