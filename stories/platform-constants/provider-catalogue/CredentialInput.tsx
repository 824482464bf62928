import { useState } from 'react';
import type { CredentialField } from '../../../src/platform-constants/index.ts';
import { Button, ChevronDownIcon } from '../../../src/primitives/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import * as selects from '../doc-page/Select.css.ts';
import * as styles from './CredentialForm.css.ts';

export interface CredentialInputProps {
  id: string;
  field: CredentialField;
  value: unknown;
  invalid: boolean;
  describedBy: string | undefined;
  /** `undefined` takes the field out of the values. */
  onValueChange: (value: unknown) => void;
  onLeave: () => void;
}

/**
 * The control of one credential field: a dropdown, a number, an object as JSON, lines of text, a secret, or a line of text.
 * Switches stand beside their label and are the form's.
 */
export function CredentialInput(props: CredentialInputProps) {
  const { id, field, value, invalid, describedBy, onValueChange, onLeave } = props;
  const [shown, setShown] = useState(false);
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    onBlur: onLeave,
  };
  const text = {
    ...shared,
    value: typeof value === 'string' ? value : '',
    placeholder: field.default,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onValueChange(event.target.value || undefined),
  };

  if (field.options) {
    return <Dropdown {...props} options={field.options} shared={shared} />;
  }
  if (field.type === 'number') {
    return (
      <input
        {...shared}
        type="number"
        className={page.control}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) =>
          onValueChange(event.target.value === '' ? undefined : event.target.valueAsNumber)
        }
      />
    );
  }
  if (field.type === 'object') {
    return <ObjectArea {...props} shared={shared} />;
  }
  if (!field.secret) {
    return field.type === 'text' ? (
      <textarea {...text} rows={1} className={styles.shortTextArea} />
    ) : (
      <input {...text} type="text" className={page.control} />
    );
  }
  return (
    <div className={styles.revealRow}>
      {field.type === 'text' ? (
        <textarea {...text} rows={2} className={shown ? styles.textArea : styles.coveredTextArea} />
      ) : (
        <input
          {...text}
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          className={page.control}
        />
      )}
      <Button
        variant="quiet"
        aria-label={`${shown ? 'Hide' : 'Show'} ${field.label}`}
        onClick={() => setShown((before) => !before)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}

type SharedProps = Pick<React.ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-required'> & {
  'aria-invalid': true | undefined;
  onBlur: () => void;
};

interface DropdownProps extends CredentialInputProps {
  options: NonNullable<CredentialField['options']>;
  shared: SharedProps;
}

/** Options go by their place: the value of one of them may be `null`, which no `<option>` can hold. */
function Dropdown({ field, value, options, shared, onValueChange }: DropdownProps) {
  const standing = value === undefined ? (field.default ?? null) : value;
  const place = options.findIndex((option) => option.value === standing);
  return (
    <div className={selects.selectBox}>
      <select
        {...shared}
        className={selects.select}
        value={place}
        onChange={(event) => onValueChange(options[Number(event.target.value)]?.value)}
      >
        {place < 0 && <option value={-1} />}
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={selects.selectIcon}>
        <ChevronDownIcon size={16} />
      </span>
    </div>
  );
}

/** JSON is typed as text; until it reads as JSON the text itself is handed on, and the check says that it is no object. */
function ObjectArea({ field, value, shared, onValueChange }: CredentialInputProps & { shared: SharedProps }) {
  const [draft, setDraft] = useState<string>();
  const stands = draft !== undefined && sameJson(readJson(draft), value);
  const text = stands ? draft : value === undefined ? '' : JSON.stringify(value, null, 2);
  return (
    <textarea
      {...shared}
      rows={2}
      className={styles.codeArea}
      placeholder={`{ } ${field.label}`}
      spellCheck={false}
      value={text}
      onChange={(event) => {
        setDraft(event.target.value);
        onValueChange(readJson(event.target.value));
      }}
    />
  );
}

function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
