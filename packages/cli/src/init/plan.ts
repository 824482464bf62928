import { join } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { isRecord } from '../../../../src/data/transport/guards.ts';
import { parseJson } from '../../../../src/data/transport/parseJson.ts';
import { type Project, textOf } from './Project.ts';
import type { Edit, Recipe } from './recipes/Recipe.ts';

/** A file that gets another text. `old` is null where there is none yet. */
export interface Change {
  readonly path: string;
  readonly old: string | null;
  readonly text: string;
}

/** What would be written, compared with what is there. */
export interface Plan {
  /** New files, and additions to files of the app. */
  readonly changes: readonly Change[];
  /** Files that are there with another text, so that they are replaced only where the developer says so. */
  readonly taken: readonly Change[];
  /** What the developer does by hand, as sentences. */
  readonly byHand: readonly string[];
}

/** Compares a recipe with the files of the app. Writes nothing. */
export async function planOf({ folder }: Project, recipe: Recipe): Promise<Plan> {
  const changes: Change[] = [];
  const taken: Change[] = [];
  const byHand: string[] = [];
  for (const { path, text } of recipe.files) {
    const old = await textOf(join(folder, path));
    if (old !== text) {
      (old === null ? changes : taken).push({ path, old, text });
    }
  }
  for (const edit of [...recipe.edits, seedScript]) {
    const old = await textOf(join(folder, edit.path));
    const text = old === null ? undefined : edit.by(old);
    if (text === undefined) {
      byHand.push(edit.byHand);
    } else if (text !== old) {
      changes.push({ path: edit.path, old, text });
    }
  }
  return { changes, taken, byHand };
}

/** The change as git would show it. */
export function diffOf({ path, old, text }: Change): string {
  const from = old === null ? '/dev/null' : `a/${path}`;
  return createTwoFilesPatch(from, `b/${path}`, old ?? '', text, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

export const seedName = 'inbox:seed';

/** The script that sends a message, before the others. What else is in the file stays, in the form that package managers write. */
const seedScript: Edit = {
  path: 'package.json',
  by(text) {
    const manifest = parseJson(text);
    if (!isRecord(manifest)) {
      return undefined;
    }
    const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
    if (seedName in scripts) {
      return text;
    }
    const [, indent = '  '] = /^\{\s*\n([ \t]+)/.exec(text) ?? [];
    const changed = { ...manifest, scripts: { [seedName]: 'node inbox/seed.mjs', ...scripts } };
    return `${JSON.stringify(changed, null, indent)}\n`;
  },
  byHand: 'Run node inbox/seed.mjs to make the tables.',
};
