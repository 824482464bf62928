import { useId, useLayoutEffect, useState } from 'react';
import { densityNames, type ThemeName, ThemeRoot } from '../../../src/primitives/index.ts';
import { hexOf } from '../../../src/primitives/theme/contrast.ts';
import { Choices } from '../../platform-constants/doc-page/Choices.tsx';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { CopyArea } from '../copy/CopyArea.tsx';
import * as pageStyles from '../token-list/TokenList.css.ts';
import { AccentField } from './AccentField.tsx';
import { AccentReport } from './AccentReport.tsx';
import { type DrawnTheme, drawnTheme } from './drawnTheme.ts';
import { ThemeCode } from './ThemeCode.tsx';
import * as styles from './ThemePlayground.css.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { firstSettings, fonts } from './themeSettings.ts';

const themes = ['light', 'dark'] as const;
type FontName = keyof typeof fonts;

/** Makes a theme of one colour: shows it in light and in dark, says what became of the colour, and writes the code. */
export function ThemePlayground({ theme }: { theme?: ThemeName }) {
  const [settings, setSettings] = useState(firstSettings);
  const [font, setFont] = useState<FontName>('page');
  const [drawn, setDrawn] = useState<Record<'light' | 'dark', DrawnTheme>>();
  const radiusId = useId();
  const { accent, radiusPx, density } = settings;
  useLayoutEffect(() => {
    setDrawn({ light: drawnTheme('light', accent), dark: drawnTheme('dark', accent) });
  }, [accent]);
  return (
    <ThemeRoot theme={theme} className={`${pageStyles.page} sb-unstyled`}>
      <div className={doc.page}>
        <CopyArea>
          <div className={styles.settings}>
            <AccentField
              accent={accent}
              hex={drawn ? hexOf(drawn.light.accent) : '#000000'}
              onAccentChange={(value) => setSettings({ ...settings, accent: value })}
            />
            <div className={styles.group}>
              <label htmlFor={radiusId} className={styles.label}>
                Radius of panels: {radiusPx} px
              </label>
              <input
                id={radiusId}
                type="range"
                min={0}
                max={24}
                step={2}
                className={styles.range}
                value={radiusPx}
                onChange={(event) => setSettings({ ...settings, radiusPx: event.target.valueAsNumber })}
              />
            </div>
            <div className={styles.group}>
              <span className={styles.label}>Density</span>
              <Choices
                label="Density"
                choices={densityNames.map((value) => ({ value, label: value }))}
                value={density}
                onValueChange={(value) => setSettings({ ...settings, density: value })}
              />
            </div>
            <div className={styles.group}>
              <span className={styles.label}>Font</span>
              <Choices
                label="Font"
                choices={fontNames.map((value) => ({ value, label: fonts[value].label }))}
                value={font}
                onValueChange={(value) => {
                  setFont(value);
                  setSettings({ ...settings, font: fonts[value].families });
                }}
              />
            </div>
          </div>
          <div className={styles.previews}>
            {themes.map((name) => (
              <section key={name} aria-label={`In ${name}`} className={styles.look}>
                <h2 className={doc.sectionTitle}>In {name}</h2>
                <ThemePreview theme={name} settings={settings} />
                {drawn && <AccentReport theme={name} drawn={drawn[name]} />}
              </section>
            ))}
          </div>
          <h2 className={doc.sectionTitle}>Code</h2>
          {drawn && <ThemeCode theme={{ settings, ...drawn }} />}
        </CopyArea>
      </div>
    </ThemeRoot>
  );
}

const fontNames = Object.keys(fonts) as FontName[];
