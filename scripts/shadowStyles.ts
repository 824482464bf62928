import type { Plugin } from 'vite';
import { publicTokens, variableName } from '../src/primitives/theme/publicTokens.ts';

/** The placeholder in src/embed/adoptStyles.ts that the build replaces. */
const place = '"/* carillon: styles.css */"';

const tokens = Object.entries(publicTokens).flatMap(([group, names]) =>
  Object.keys(names).map((name) => variableName([group, name])),
);

/** React receives no events from slotted elements: the button around them must be the target of a press. */
const slots = 'slot[name="bell"]{pointer-events:none}';

/** Writes the stylesheet, as a shadow root needs it, into the module that adopts it: that of the build, where there is no other. */
export function shadowStyles(built?: string): Plugin {
  return {
    name: 'shadow-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheet = bundle['styles.css'];
        const styles = built ?? (sheet?.type === 'asset' ? String(sheet.source) : undefined);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.code.includes(place) && styles !== undefined) {
            chunk.code = chunk.code.replace(place, () => JSON.stringify(inShadow(styles)));
          }
        }
      },
    },
  };
}

/**
 * Custom properties come into a shadow root by inheritance, so a theme inside would override those of the page. They come in by
 * another name, and where the page has one it wins. Readers who want no motion have none, whatever the page says.
 */
export function inShadow(css: string): string {
  const own = new RegExp(`--(${tokens.join('|')}):(?!\\s*0s)\\s*([^;}]+)`, 'g');
  const host = tokens.map((name) => `--host-${name}:var(--${name})`).join(';');
  return `:host{${host}}:host(carillon-inbox){display:inline-flex}:host([hidden]){display:none}${slots}${css
    .replace(own, (_, name: string, value: string) => `--${name}:var(--host-${name},${value.trim()})`)
    .replace(/\n\s*/g, '')}`;
}
