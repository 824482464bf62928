import { useId, useState } from 'react';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { accentProblem } from './accentProblem.ts';
import * as styles from './ThemePlayground.css.ts';
import { brands } from './themeSettings.ts';

export interface AccentFieldProps {
  accent: string;
  /** The accent as six digits, for the browser's own picker. */
  hex: string;
  onAccentChange: (accent: string) => void;
}

/** An accent: by the browser's picker, as text in any notation of CSS, or one of a known product. */
export function AccentField({ accent, hex, onAccentChange }: AccentFieldProps) {
  const id = useId();
  const [text, setText] = useState(accent);
  const problem = accentProblem(text);
  const choose = (color: string) => {
    setText(color);
    if (accentProblem(color) === null) {
      onAccentChange(color.trim());
    }
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>Accent</legend>
      <div className={styles.accent}>
        <input
          type="color"
          aria-label="Pick the accent"
          className={styles.picker}
          value={hex}
          onChange={(event) => choose(event.target.value)}
        />
        <input
          type="text"
          aria-label="Accent as CSS"
          aria-invalid={problem !== null}
          aria-describedby={id}
          className={doc.control}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <p id={id} role="status" aria-label="Problem" className={styles.problem}>
        <bdi>{problem}</bdi>
      </p>
      <div className={styles.brands}>
        {brands.map(([name, color]) => (
          <button key={name} type="button" className={styles.brand} onClick={() => choose(color)}>
            <span className={styles.dot} style={{ backgroundColor: color }} />
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
