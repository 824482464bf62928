import type { PreferenceWorkflow } from '../../data/index.ts';
import type { Rows } from './Rows.ts';

/** The name of a workflow, as the reader is told it. */
export function nameOf({ words }: Rows, { name }: PreferenceWorkflow): string {
  return name || words.text('untitled');
}
