import type { Choice } from '../choices.ts';
import type { Project } from '../Project.ts';
import { bellFile } from '../templates/bellFile.ts';
import { driverOf } from '../templates/drivers.ts';
import type { Language } from '../templates/Language.ts';
import { readerFile, stubReader } from '../templates/readerFile.ts';
import { seedFile } from '../templates/seedFile.ts';
import { serverFile } from '../templates/serverFile.ts';
import type { Edit, NewFile } from './Recipe.ts';

/** The bell as an element, with what stands in for the id of whoever is signed in. */
export const bellElement = `<Inbox subscriberId="${stubReader}" />`;

/** What every app gets on its server: the server half, who asks, the migration and the script that sends a message. */
export function serverHalf(
  project: Project,
  { store, migrations }: Choice & Migrations,
  language: Language,
  places: { readonly folder: string; readonly suffix?: string; readonly isReloaded: boolean },
): {
  readonly files: readonly NewFile[];
  readonly edits: readonly Edit[];
  readonly packages: readonly string[];
} {
  const driver = driverOf(store, project);
  const { folder, suffix = '', isReloaded } = places;
  const reader = language.from(`./inbox-reader${suffix}`);
  const readerPath = `${folder}inbox-reader${suffix}.${language.code}`;
  return {
    files: [
      {
        path: `${folder}inbox${suffix}.${language.code}`,
        text: serverFile(driver, language, { reader, isReloaded }),
      },
      { path: readerPath, text: readerFile(language, readerPath) },
      { path: 'inbox/migration.sql', text: migrations[store] },
      { path: 'inbox/seed.mjs', text: seedFile(driver, driver.line !== '') },
    ],
    edits: store === 'sqlite' ? [ignored] : [],
    packages: ['carillon-server', ...driver.packages],
  };
}

/** The texts of the migrations, as `carillon-server` has them. */
export interface Migrations {
  readonly migrations: Readonly<Record<Choice['store'], string>>;
}

const ignored: Edit = {
  path: '.gitignore',
  by: (text) => (text.includes('inbox.db') ? text : `${text.replace(/\n*$/, '\n')}inbox.db*\n`),
  byHand: 'Leave inbox.db, the database for development, out of your commits.',
};

/** The file with the bell. */
export function bell(path: string, language: Language, isServerFirst = false): NewFile {
  return { path: `${path}.${language.page}`, text: bellFile(language, isServerFirst) };
}
