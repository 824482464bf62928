import { maxSearch } from '../../locales/index.ts';
import { isPossibleId } from '../settings/isPossibleId.ts';
import type { InboxView } from './listView.ts';

/** How many kinds, and how many groups, an address has: each is compared with every row. */
const maxKeys = 100;

/** How much of an address is read, in UTF-16 code units: more than a view of the longest parts usually has. */
const maxText = 100_000;

/** A view as text for an address: what is as at the start is left out, and so is what would not be read again. */
export function textOfView(view: InboxView, firstTabId: string): string {
  const params = new URLSearchParams();
  if (view.tabId !== firstTabId) {
    params.set('tab', view.tabId);
  }
  for (const name of ['unread', 'open'] as const) {
    if (view[name]) {
      params.set(name, '1');
    }
  }
  if (view.search !== '') {
    params.set('search', beginning(view.search));
  }
  for (const kind of readable(view.kinds)) {
    params.append('kind', kind);
  }
  for (const key of readable(view.openGroups)) {
    params.append('group', key);
  }
  return params.toString();
}

/** The view of such a text. Whatever an address may have instead says nothing of it, and anybody may have made it as long as they like. */
export function viewOfText(text: string, firstTabId: string): InboxView {
  const params = new URLSearchParams(text.slice(0, maxText));
  const tab = params.get('tab') ?? firstTabId;
  return {
    tabId: isPossibleId(tab) ? tab : firstTabId,
    unread: params.get('unread') === '1',
    open: params.get('open') === '1',
    search: beginning(params.get('search') ?? ''),
    kinds: readable(params.getAll('kind')),
    openGroups: readable(params.getAll('group')),
  };
}

/** What is searched for of a text, without half a character at its end. */
function beginning(search: string): string {
  return search.length > maxSearch ? search.slice(0, maxSearch).replace(/[\ud800-\udbff]$/, '') : search;
}

function readable(keys: readonly string[]): readonly string[] {
  return keys.filter(isPossibleId).slice(0, maxKeys);
}
