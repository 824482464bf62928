import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

export interface ComponentFile {
  /** Absolute. */
  readonly file: string;
  readonly exportName: string;
}

const indexes = {
  '': ['src/primitives/index.ts', 'src/inbox/index.ts', 'src/features/index.ts'],
  'primitives.': ['src/primitives/index.ts'],
  'Inbox.': ['src/features/parts.ts'],
  'Preferences.': ['src/inbox/preferences/parts.ts'],
};

/** Where the components that hosts use are defined, by the names by which hosts write them, such as `Inbox.Bell`. */
export function componentFiles(): ReadonlyMap<string, ComponentFile> {
  return new Map(
    Object.entries(indexes).flatMap(([prefix, files]) =>
      files.flatMap((index) =>
        [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
          ([, names = '', file = '']) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => /^[A-Z]/.test(name))
              .map((name): [string, ComponentFile] => {
                const [exportName = '', publicName = exportName] = name.split(' as ');
                return [
                  prefix + publicName,
                  { file: resolve(posix.join(posix.dirname(index), file)), exportName },
                ];
              }),
        ),
      ),
    ),
  );
}
