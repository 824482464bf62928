/** The look of the page and the language of the inbox. */
export interface Look {
  readonly theme: 'light' | 'dark' | 'system';
  readonly locale: string;
}

const themes = ['system', 'light', 'dark'] as const;
const locales = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
] as const;

/** Two small selects for trying the inbox in other looks. */
export function LookPicker({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <div className="looks">
      <select
        aria-label="Theme"
        value={look.theme}
        onChange={({ target }) =>
          onChange({ ...look, theme: themes.find((theme) => theme === target.value) ?? 'system' })
        }
      >
        {themes.map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </select>
      <select
        aria-label="Language of the inbox"
        value={look.locale}
        onChange={({ target }) => onChange({ ...look, locale: target.value })}
      >
        {locales.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
