import { Tab, TabList, TabPanel, Tabs } from '../../../src/primitives/index.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import * as styles from './ThemePlayground.css.ts';
import { type PlaygroundTheme, themeCode } from './themeCode.ts';

/** The code of a theme in each form, with a button that copies it. */
export function ThemeCode({ theme }: { theme: PlaygroundTheme }) {
  return (
    <Tabs defaultValue="prop" className={styles.code}>
      <TabList label="Code of the theme">
        {themeCode.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {themeCode.map(({ id, write }) => {
        const text = write(theme);
        return (
          <TabPanel key={id} value={id}>
            <div className={styles.copy}>
              <CopyButton text={text}>Copy the code</CopyButton>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Without focus the keyboard could not scroll it. */}
            <pre className={styles.pre} dir="ltr" tabIndex={0}>
              <code>{text}</code>
            </pre>
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
