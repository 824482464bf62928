import { variableName } from './publicTokens.ts';

const told = new Set<string>();

/**
 * For development: warns once about each accent that a theme does not show as it is, because it would hardly be seen there, and about
 * words on it that cannot be read. Does nothing where the browser cannot compute with colours.
 */
export function warnWeakAccent(root: HTMLElement): void {
  const style = getComputedStyle(root);
  const [accent, ink] = ['accent', 'onAccent'].map((name) => style.getPropertyValue(variable(name)).trim());
  const theme = `${root.dataset.carillonTheme} theme (${style.colorScheme})`;
  const key = [theme, accent, ink].join();
  if (told.has(key)) {
    return;
  }
  told.add(key);
  const probe = root.appendChild(document.createElement('span'));
  const luminance = (name: string) => {
    probe.style.color = `color(from var(${variable(name)}) xyz-d65 x y z)`;
    return Number(/xyz-d65 \S+ ([\d.e-]+)/.exec(getComputedStyle(probe).color)?.[1]);
  };
  const [given, shown, words] = [luminance('accent'), luminance('accentShown'), luminance('onAccent')];
  probe.remove();
  if (Math.abs(given - shown) > 0.005) {
    console.warn(
      `carillon: the accent ${accent} could hardly be seen in the ${theme}, so it is shown ${given > shown ? 'darker' : 'lighter'}. ` +
        'A colour for each is light-dark(#0b7a53, #5fd3a6).',
    );
  }
  const ratio = (Math.max(shown, words) + 0.05) / (Math.min(shown, words) + 0.05);
  if (ratio < 4.5) {
    console.warn(
      `carillon: in the ${theme}, ${variable('onAccent')} ${ink} has a contrast of ${ratio.toFixed(1)} on the accent, and 4.5 can be read. ` +
        'Without it, words on the accent are black or white.',
    );
  }
}

const variable = (name: string) => `--${variableName(['color', name])}`;
