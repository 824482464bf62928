import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const warn = vi.fn();

/** A document with these parts outside of a theme, and no theme. */
function pageWith(...names: string[]): void {
  const parts = names.map((name) => ({ dataset: { carillon: name } }));
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes(':not') ? parts : []),
  });
}

/** The module as a fresh page has it. */
async function freshPart() {
  vi.resetModules();
  const { part } = await import('../styles/part.ts');
  return part;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('console', { ...console, warn });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  warn.mockReset();
});

describe('a part outside of a theme', () => {
  test('warns once in development, with cause and cure', async () => {
    pageWith('button');
    const part = await freshPart();
    part('button', {});
    part('button', {});
    expect(warn).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"button".*ThemeRoot.*Inbox\.Root/));
    part('button', {});
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('does not hide another part that comes later', async () => {
    pageWith('button', 'button');
    const part = await freshPart();
    part('button', {});
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(1);
    pageWith('button', 'switch', 'tabs');
    part('switch', {});
    vi.runAllTimers();
    expect(warn.mock.calls.map(([text]) => /="(\w+)"/.exec(String(text))?.[1])).toEqual([
      'button',
      'switch',
      'tabs',
    ]);
  });

  test('warns when it leaves the theme later', async () => {
    pageWith();
    const part = await freshPart();
    part('button', {});
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
    pageWith('button');
    part('button', {});
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('is silent in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    pageWith('button');
    const part = await freshPart();
    part('button', {});
    expect(vi.getTimerCount()).toBe(0);
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is silent on a server, and where the page is gone before the check', async () => {
    const part = await freshPart();
    part('button', {});
    expect(vi.getTimerCount()).toBe(0);
    pageWith('button');
    part('button', {});
    vi.stubGlobal('document', undefined);
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a page without the styles', () => {
  /** A document with themes, and with styles or without. */
  function pageOfThemes(surface: string): void {
    const theme = { dataset: {}, appendChild: () => ({ style: {}, remove() {} }) };
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) => (selector.includes(':not') ? [] : [theme, theme]),
      createElement: () => ({}),
    });
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => surface }));
  }

  test('is told once in development which line is missing', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    pageOfThemes('');
    const part = await freshPart();
    part('root', {});
    vi.runAllTimers();
    part('root', {});
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("import 'carillon/styles.css'"));
  });

  test('is told nothing in the tests of a host, which load no styles', async () => {
    vi.stubEnv('NODE_ENV', 'test');
    pageOfThemes('');
    (await freshPart())('root', {});
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is told nothing in production, and one with styles nothing at all', async () => {
    pageOfThemes('#ffffff');
    (await freshPart())('root', {});
    vi.runAllTimers();
    vi.stubEnv('NODE_ENV', 'production');
    pageOfThemes('');
    (await freshPart())('root', {});
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });
});

test('hooks without parts are silent', async () => {
  pageWith('button');
  vi.resetModules();
  await import('../../data/index.ts');
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});
