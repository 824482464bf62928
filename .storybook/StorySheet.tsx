import type { ComponentType } from 'react';
import { ThemeRoot, themeNames } from '../src/primitives/index.ts';

const directions = ['ltr', 'rtl'] as const;
const looks = themeNames
  .filter((theme) => theme !== 'system')
  .flatMap((theme) => directions.map((dir) => ({ theme, dir })));

/** A story in every theme and both directions, to look at. */
export function StorySheet({ Story }: { Story: ComponentType }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' }}>
      {looks.map(({ theme, dir }) => (
        <ThemeRoot key={theme + dir} theme={theme} dir={dir}>
          <figure data-ground={theme} style={{ margin: 0, padding: 20 }}>
            <figcaption style={{ marginBlockEnd: 12, opacity: 0.7, fontSize: 12 }}>
              {theme}, {dir}
            </figcaption>
            <Story />
          </figure>
        </ThemeRoot>
      ))}
    </div>
  );
}
