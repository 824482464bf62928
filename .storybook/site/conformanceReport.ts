import { parse } from 'yaml';
import { criterionUrl, wcagCriteria } from './wcagCriteria.ts';

/** How far a criterion is met, in the words of OpenACR. Only level AAA may be left out there, so there is no "not evaluated". */
export const adherenceLevels = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
} as const;

/** What the report says of one criterion. */
export interface Adherence {
  readonly number: string;
  readonly level: keyof typeof adherenceLevels;
  readonly notes: string;
}

/** What this page shows of an OpenACR report, of the levels A and AA. */
export interface ConformanceReport {
  readonly date: string;
  readonly methods: string;
  readonly notes: string;
  readonly chapters: Readonly<Record<'A' | 'AA', readonly Adherence[]>>;
}

/** Reads an OpenACR report. Throws where it has not the shape of the format, naming the place. */
export function parseConformance(yaml: string): ConformanceReport {
  const report = object(parse(yaml), 'the report');
  const product = object(report.product, 'product');
  for (const [name, value] of Object.entries({
    title: report.title,
    'product.name': product.name,
    catalog: report.catalog,
    'author.email': object(report.author, 'author').email,
    license: report.license,
  })) {
    text(value, name);
  }
  if (report.catalog !== '2.5-edition-wcag-2.2-en') {
    throw new Error(`catalog is ${report.catalog}, whose criteria are not those of wcagCriteria.ts`);
  }
  const chapters = object(report.chapters, 'chapters');
  return {
    date: text(report.report_date, 'report_date'),
    methods: text(report.evaluation_methods_used, 'evaluation_methods_used'),
    notes: text(report.notes, 'notes'),
    chapters: {
      A: adherences(chapters.success_criteria_level_a, 'success_criteria_level_a'),
      AA: adherences(chapters.success_criteria_level_aa, 'success_criteria_level_aa'),
    },
  };
}

/** The report as Markdown: how it was examined, how many criteria are met, and a table of each level. */
export function conformancePage(yaml: string): string {
  const report = parseConformance(yaml);
  const all = [...report.chapters.A, ...report.chapters.AA];
  const counts = Object.entries(adherenceLevels).map(
    ([level, words]) => `${all.filter((one) => one.level === level).length} ${words.toLowerCase()}`,
  );
  const tables = (['A', 'AA'] as const).flatMap((level) => [
    `## Level ${level}`,
    [
      '| criterion | level | what was tested, and what was not |',
      '| --- | --- | --- |',
      ...report.chapters[level].map(row),
    ].join('\n'),
  ]);
  return [
    `Of ${report.date}. Of ${all.length} criteria: ${counts.join(', ')}.`,
    report.notes,
    report.methods,
    ...tables,
  ].join('\n\n');
}

function row({ number, level, notes }: Adherence): string {
  const criterion = wcagCriteria.find((one) => one.number === number);
  const name = criterion ? `[${number} ${criterion.name}](${criterionUrl(criterion)})` : number;
  // A story or a test is found by its name; its folder and the end of its file's name are in the report.
  const short = notes.replaceAll(/`[^`]*\/([\w.]+?)(?:\.stories\.tsx|\.test\.ts)#/g, '`$1: ');
  return `| ${name} | ${adherenceLevels[level]} | ${short.replaceAll('|', '\\|')} |`;
}

function adherences(chapter: unknown, place: string): readonly Adherence[] {
  return list(object(chapter, place).criteria, `${place}.criteria`).map((one) => {
    const criterion = object(one, `a criterion of ${place}`);
    const number = text(criterion.num, `num of a criterion of ${place}`);
    const [component, ...others] = list(criterion.components, `components of ${number}`);
    const { name, adherence } = object(component, `the component of ${number}`);
    if (name !== 'web' || others.length > 0) {
      throw new Error(`${number} has other components than one called web`);
    }
    const { level, notes } = object(adherence, `adherence of ${number}`);
    const known = text(level, `level of ${number}`);
    if (!isLevel(known)) {
      throw new Error(`${number} has the level ${known}, which OpenACR does not know for A and AA`);
    }
    return { number, level: known, notes: text(notes, `notes of ${number}`).trim() };
  });
}

const isLevel = (level: string): level is Adherence['level'] => Object.hasOwn(adherenceLevels, level);

function object(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${place} is no object`);
  }
  return { ...value };
}

function list(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new Error(`${place} is no list`);
  }
  return value;
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string') {
    throw new Error(`${place} is no text`);
  }
  return value;
}
