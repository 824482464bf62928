import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/jetbrains-mono/wght.css';

/** The stories' own fonts, so that they have the same widths on every machine. Scripts that Inter does not have are drawn in the machine's. */
const families = ['Inter Variable', 'JetBrains Mono Variable'];

/**
 * Resolves once the fonts are loaded, all of their parts, since else a part is fetched when its first letter is drawn, and the letters
 * change their width under a test. Rejects where a part is missing.
 */
export async function loadFonts(): Promise<void> {
  const own = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', '')));
  await Promise.all(own.map((face) => face.load()));
}
