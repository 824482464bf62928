'use client';
import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { assignRef } from '../behavior/assignRef.ts';
import { endInReact, ownField } from '../behavior/ownEvents.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import { cx, part } from '../styles/part.ts';
import * as styles from './SearchField.css.ts';

/** Props of `SearchField`: those of an `<input>`. */
export interface SearchFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'aria-label'> {
  /** Names the field, and is its placeholder. */
  label: string;
  /** Names the button that empties it. */
  clearLabel: string;
  /** What the field holds. */
  value: string;
  /** Called on every change, also by the button, which passes an empty string. */
  onValueChange: (value: string) => void;
}

/**
 * A field for words to search for. Ref and native props are the input's, `className` the box's. Renders a `<div>` around an
 * `<input type="search">`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, clearLabel, value, onValueChange, className, onChange, ...rest } = props;
  const own = useRef<HTMLInputElement | null>(null);

  function clear() {
    onValueChange('');
    // The button disappears with the words, and would lose the focus.
    own.current?.focus();
  }

  return (
    <div data-carillon="search-field" className={cx(styles.field, className)}>
      <SearchIcon size={15} className={styles.icon} />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...ownField}
        {...part(undefined, rest, styles.input)}
        ref={(node) => {
          own.current = node;
          assignRef(ref, node);
        }}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => {
          endInReact(event);
          onChange?.(event);
          onValueChange(event.target.value);
        }}
      />
      {value !== '' && !rest.disabled && (
        <IconButton size="small" label={clearLabel} className={styles.clear} onClick={clear}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  );
});
