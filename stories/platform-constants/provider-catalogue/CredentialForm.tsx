import { useId, useState } from 'react';
import {
  type CredentialField,
  type ProviderDefinition,
  validateProviderCredentials,
} from '../../../src/platform-constants/index.ts';
import { Switch, VisuallyHidden } from '../../../src/primitives/index.ts';
import * as styles from './CredentialForm.css.ts';
import { CredentialInput } from './CredentialInput.tsx';
import { type CredentialValues, withValue } from './credentialValues.ts';

export interface CredentialFormProps {
  provider: ProviderDefinition;
  values: CredentialValues;
  onValuesChange: (values: CredentialValues) => void;
}

/** The credential form of a provider, drawn from its fields and from nothing else. */
export function CredentialForm({ provider, values, onValuesChange }: CredentialFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const result = validateProviderCredentials(provider, values);
  const problems = result.valid ? [] : result.problems;
  const formSwitch = provider.credentials.find((field) => field.type === 'switch');
  const switchIsOn = formSwitch !== undefined && values[formSwitch.key] === true;

  return (
    <form
      className={styles.form}
      aria-label={`Credentials of ${provider.displayName}`}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.hint}>
        <bdi>
          <span className={styles.mark}>*</span> required
        </bdi>
      </p>
      {provider.credentials.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={values[field.key]}
          // A field says what is wrong once it was left: nobody is told off for not having begun.
          problem={left.has(field.key) ? problems.find(({ key }) => key === field.key)?.message : undefined}
          showsHint={field.hintWhenSwitchIs === undefined || field.hintWhenSwitchIs === switchIsOn}
          onValueChange={(value) => onValuesChange(withValue(values, field.key, value))}
          onLeave={() => setLeft((before) => new Set(before).add(field.key))}
        />
      ))}
    </form>
  );
}

interface FieldProps {
  field: CredentialField;
  value: unknown;
  problem: string | undefined;
  showsHint: boolean;
  onValueChange: (value: unknown) => void;
  onLeave: () => void;
}

function Field({ field, value, problem, showsHint, onValueChange, onLeave }: FieldProps) {
  const id = useId();
  const hint = [
    showsHint ? field.hint : undefined,
    field.default === undefined ? undefined : `default ${field.default}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
  const hintId = hint ? `${id}hint` : undefined;
  const problemId = problem ? `${id}problem` : undefined;
  const describedBy = [hintId, problemId].filter(Boolean).join(' ') || undefined;
  const isSwitch = field.type === 'switch' || field.type === 'boolean';

  const label = (
    <label htmlFor={id} className={styles.label}>
      <bdi>{field.label}</bdi>
      {field.required && (
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      )}
    </label>
  );
  const key = (
    <code className={styles.key}>
      <VisuallyHidden>Key: </VisuallyHidden>
      {field.key}
    </code>
  );

  return (
    <div className={styles.field}>
      {isSwitch ? (
        <div className={styles.switchRow}>
          <Switch
            id={id}
            checked={value === true}
            aria-describedby={describedBy}
            onCheckedChange={onValueChange}
            onBlur={onLeave}
          />
          <span className={styles.grow}>{label}</span>
          {key}
        </div>
      ) : (
        <>
          <div className={styles.labelRow}>
            {label}
            {key}
          </div>
          <CredentialInput
            id={id}
            field={field}
            value={value}
            invalid={problem !== undefined}
            describedBy={describedBy}
            onValueChange={onValueChange}
            onLeave={onLeave}
          />
        </>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          <bdi>{hint}</bdi>
        </p>
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          <bdi>{problem}</bdi>
        </p>
      )}
    </div>
  );
}
