import type { InboxView } from './listView.ts';

/** A view as text for an address: what is as at the start is left out. */
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
    params.set('search', view.search);
  }
  for (const kind of view.kinds) {
    params.append('kind', kind);
  }
  for (const key of view.openGroups) {
    params.append('group', key);
  }
  return params.toString();
}

/** The view of such a text. Whatever an address may have instead says nothing of it. */
export function viewOfText(text: string, firstTabId: string): InboxView {
  const params = new URLSearchParams(text);
  return {
    tabId: params.get('tab') ?? firstTabId,
    unread: params.get('unread') === '1',
    open: params.get('open') === '1',
    search: params.get('search') ?? '',
    kinds: params.getAll('kind'),
    openGroups: params.getAll('group'),
  };
}
