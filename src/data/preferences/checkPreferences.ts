import type { BackendCall } from '../backends/InboxBackend.ts';
import type { GlobalPreference, WorkflowPreference } from '../model/preference.ts';
import { isRecord, isString } from '../transport/guards.ts';
import { malformed } from '../transport/InboxError.ts';

/** A row of a backend that may have no types. */
interface Loose {
  readonly workflow?: { readonly id?: unknown; readonly name?: unknown; readonly tags?: unknown } | null;
  readonly preference?: { readonly channels?: unknown } | null;
}

/** The preferences of workflows as a backend gives them, one per id: a row that is none is left out and reported, the others are kept. */
export function checkPreferences(
  rows: readonly WorkflowPreference[],
  report: BackendCall['report'],
): readonly WorkflowPreference[] {
  if (!Array.isArray(rows)) {
    throw malformed('The preferences are no list');
  }
  const known = new Set<unknown>();
  return rows.filter((row: Loose | null) => {
    const { id, name, tags } = row?.workflow ?? {};
    const isRow =
      isString(id) && isString(name) && Array.isArray(tags) && isRecord(row?.preference?.channels);
    if (!isRow) {
      report(malformed('A row of the preferences is of no workflow; it was left out'));
    }
    return isRow && known.size < known.add(id).size;
  });
}

/** The preference for all workflows as a backend gives it. */
export function checkGlobal(answer: GlobalPreference): GlobalPreference {
  if (!isRecord(answer?.preference?.channels)) {
    throw malformed('The global preference has nothing to switch');
  }
  return answer;
}
