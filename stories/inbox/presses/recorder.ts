import { insideOf, type World } from '../../../src/mocks/index.ts';
import { controlsOf, keyOf, pressable } from './controls.ts';

/** Notes what leaves an inbox. */
export interface Recorder {
  /** A callback of the host's that is noted under its name. */
  callback(name: string): (...all: unknown[]) => void;
  /** What has left since the last `begin`, and where things stand other than then. Sorted. */
  effects(): string[];
  /** Forgets what has left so far. */
  begin(): void;
  /** Resolves when no call is under way, and none has begun for so many frames. */
  quiet(frames: number): Promise<void>;
  end(): void;
}

/** What can be open or on, and its name. */
const surfaces: readonly [selector: string, name: string][] = [
  ['[data-carillon="popover"]', 'popover'],
  ['[role="menu"]', 'menu'],
  ['[role="toolbar"]', 'selection bar'],
  ['[data-carillon="preferences-view"]', 'preferences'],
  ['[data-carillon="toast"]', 'toast'],
  ['[data-state="expanded"]', 'whole body'],
];
const states = ['aria-expanded', 'aria-selected', 'aria-checked', 'checked'];

/** Notes calls, callbacks and addresses of the page, and compares messages, focus, and what is open or on. */
export function record(world: World, subscriberId: string, rootOf: () => ParentNode): Recorder {
  const noted: string[] = [];
  const end = new AbortController();
  const { fetch, open } = window;
  const { pushState, replaceState } = history;
  let underWay = 0;
  let from = 0;
  let before = new Set<string>();
  let switchedBefore = new Map<string, boolean>();

  window.fetch = async (...all) => {
    underWay += 1;
    return fetch(...all).finally(() => {
      underWay -= 1;
    });
  };
  window.open = (url) => {
    noted.push(`window.open ${url}`);
    return null;
  };
  history.pushState = (_state, _title, url) => void noted.push(`pushState ${url}`);
  history.replaceState = (_state, _title, url) => void noted.push(`replaceState ${url}`);
  window.addEventListener('hashchange', () => noted.push(`hash ${location.hash}`), { signal: end.signal });
  window.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link && !event.defaultPrevented) {
        event.preventDefault();
        noted.push(`followed ${link.getAttribute('href')}`);
      }
    },
    { signal: end.signal },
  );

  /** Where things stand, a line each. */
  function standing(): Set<string> {
    const root = rootOf();
    const lines = world
      .messages(subscriberId)
      .map(({ subject, read }) => `server: ${subject} is ${read ? 'read' : 'unread'}`);
    for (const [selector, name] of surfaces) {
      if (
        [...root.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
      ) {
        lines.push(`open: ${name}`);
      }
    }
    for (const row of root.querySelectorAll('article')) {
      // A panel that is drawn out of sight before it is opened shows nothing.
      if (row.closest('[role="dialog"]')?.checkVisibility({ visibilityProperty: true }) === false) {
        continue;
      }
      const title = row.querySelector('[data-carillon="item-title"] bdi')?.textContent;
      lines.push(`shown: ${title} ${row.hasAttribute('data-unread') ? 'unread' : 'read'}`);
    }
    return new Set(lines);
  }

  /** Which controls are on, and which are off. */
  function switched(): Map<string, boolean> {
    const found = new Map<string, boolean>();
    for (const [key, control] of controlsOf(rootOf())) {
      for (const state of states) {
        const on = state === 'checked' ? control.matches(':checked') : control.getAttribute(state) === 'true';
        found.set(`${key} ${state}`, on);
      }
    }
    return found;
  }

  return {
    callback:
      (name) =>
      (...all) =>
        void noted.push(`${name} ${all.map(short).join(' ')}`.trim()),
    effects() {
      const calls = world.requests
        .slice(from)
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body) ?? ''}`.trim());
      const now = standing();
      const on = [...switched()].filter(([key, is]) => (switchedBefore.get(key) ?? is) !== is);
      return [
        `focus: ${focused(rootOf())}`,
        ...on.map(([key, is]) => `${is ? 'on' : 'off'}: ${key}`),
        ...noted,
        ...calls.map((call) => named(world, subscriberId, call)),
        ...[...now].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
        ...[...before].filter((line) => !now.has(line)).map((line) => `- ${line}`),
      ].sort();
    },
    begin() {
      noted.length = 0;
      from = world.requests.length;
      before = standing();
      switchedBefore = switched();
    },
    async quiet(frames) {
      for (let seen = 0; seen < frames; seen = underWay === 0 ? seen + 1 : 0) {
        await new Promise(requestAnimationFrame);
      }
    },
    end() {
      end.abort();
      window.fetch = fetch;
      window.open = open;
      history.pushState = pushState;
      history.replaceState = replaceState;
    },
  };
}

/** The control, or the part, that has the focus. */
function focused(root: ParentNode): string {
  const active = (root instanceof ShadowRoot ? root : document).activeElement;
  if (active === null || active === document.body) {
    return 'nothing';
  }
  return active.matches(pressable)
    ? keyOf(active)
    : (active.getAttribute('data-carillon') ?? active.localName);
}

/** Ids are other ones in each run: the subject says which message is meant. */
function named(world: World, subscriberId: string, call: string): string {
  return insideOf(world)
    .memory.subscriber(subscriberId)
    .messages.reduce((text, { _id, subject }) => text.replaceAll(_id, subject ?? ''), call)
    .replaceAll(/[0-9a-f]{24}/g, '<id>');
}

function short(value: unknown): string {
  const { title, subject }: { title?: unknown; subject?: unknown } = Object(value);
  // The message of a callback; that of the legacy widget has the platform's words.
  return title !== undefined || subject !== undefined
    ? String(title ?? subject)
    : // Which event it was is the way of the press, and not what came of it.
      JSON.stringify(value, (_, member: unknown) => (member instanceof Event ? undefined : member));
}
