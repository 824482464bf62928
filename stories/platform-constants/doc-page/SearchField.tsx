import { useId } from 'react';
import { SearchIcon, VisuallyHidden } from '../../../src/primitives/index.ts';
import * as styles from './DocPage.css.ts';

export interface SearchFieldProps {
  /** Names the field: "Search providers". */
  label: string;
  /** What may be typed. */
  example: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A named `searchbox`; Escape empties it, as browsers do. */
export function SearchField({ label, example, value, onValueChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.searchIcon}>
        <SearchIcon size={16} />
      </span>
      <input
        id={id}
        type="search"
        className={styles.searchControl}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
