import { catalogue, en, type StringKey, type Strings } from '../../src/locales/index.ts';
import * as page from '../platform-constants/doc-page/DocPage.css.ts';
import { DocPage } from '../platform-constants/doc-page/DocPage.tsx';

interface LanguageFile {
  readonly strings: Strings;
  readonly reviewNeeded?: readonly StringKey[];
}

const files = import.meta.glob<LanguageFile>('../../src/locales/languages/*.ts', { eager: true });
const keys = Object.keys(en) as StringKey[];

/** Props of `WordTable`. */
export interface WordTableProps {
  /** A tag of the catalogue. */
  locale: string;
}

/** Every wording of a language beside the English one, with those that a native speaker should look at. */
export function WordTable({ locale }: WordTableProps) {
  const file = files[`../../src/locales/languages/${locale}.ts`];
  const entry = catalogue.find(({ tag }) => tag === locale);
  if (file === undefined || entry === undefined) {
    return null;
  }
  const { strings, reviewNeeded = [] } = file;
  return (
    <DocPage
      title={`${entry.englishName} – ${entry.name}`}
      lead={`${keys.length} strings, ${reviewNeeded.length} of them to be looked at by a native speaker.`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={entry.englishName} tabIndex={0} className={page.scroller}>
        <table className={page.table}>
          <thead>
            <tr>
              {['Key', 'English', entry.englishName].map((name, index) => (
                <th key={index === 2 ? 'own' : name} scope="col" className={page.columnHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row" className={page.cell} style={{ whiteSpace: 'nowrap' }}>
                  <code className={page.chip}>{key}</code>
                  {reviewNeeded.includes(key) && <span className={page.faint}> review needed</span>}
                </th>
                <td className={page.cell} lang="en" dir="ltr">
                  <Wordings of={en[key]} />
                </td>
                <td className={page.cell} lang={locale} dir={entry.direction}>
                  <Wordings of={strings[key] ?? en[key]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </DocPage>
  );
}

function Wordings({ of }: { of: Strings[StringKey] }) {
  return typeof of === 'string'
    ? of
    : Object.entries(of).map(([category, wording]) => (
        <div key={category}>
          <span className={page.faint}>{category}</span> <bdi>{wording}</bdi>
        </div>
      ));
}
