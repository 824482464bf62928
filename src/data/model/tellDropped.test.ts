import { describe, expect, test, vi } from 'vitest';

describe('what is left out of a row', () => {
  test('is said once for each member in development, and not in production', async () => {
    vi.resetModules();
    const { parseMessage } = await import('./parseMessage.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('NODE_ENV', 'production');
    parseMessage({ id: 'a', severity: 'urgent' });
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    parseMessage({ id: 'a', severity: 'urgent' });
    parseMessage({ id: 'b', severity: 'dire', avatar: 5 });
    expect(warn.mock.calls.map(([said]) => String(said).split('`')[1])).toEqual(['severity', 'avatar']);
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
});
