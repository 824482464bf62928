import { describe, expect, test } from 'vitest';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { laterInBrowser } from './laterInBrowser.ts';

describe('what a backend can do that is wrapped', () => {
  test.each([
    [{ snooze: false }, true],
    [{ snooze: true }, true],
    [{ snooze: false, unread: false }, false],
    [{ snooze: true, unread: false }, true],
  ])('with %o its readers can put messages off: %s', (capabilities, expected) => {
    const backend = laterInBrowser(memoryBackend({ capabilities }));
    expect(backend.capabilities).toMatchObject({ ...capabilities, snooze: expected });
  });

  test('follows what the session has narrowed', async () => {
    const narrowed = (capabilities: object) => {
      const memory = memoryBackend({ capabilities: { snooze: true } });
      return laterInBrowser({
        ...memory,
        openSession: async () => ({ token: 'ada', profile: {}, capabilities }),
      }).openSession({ subscriberId: 'ada', subscriberHash: null }, {});
    };
    expect((await narrowed({ snooze: false })).capabilities).toEqual({ snooze: true });
    expect((await narrowed({ snooze: false, unread: false })).capabilities).toEqual({
      snooze: false,
      unread: false,
    });
    expect((await narrowed({ unread: false })).capabilities).toEqual({ snooze: true, unread: false });
  });

  test('a backend of a class keeps its members, and lacks those that it lacks', async () => {
    const memory = memoryBackend();
    class Own {
      readonly #name = 'own';
      readonly id = 'own';
      readonly capabilities = { ...memory.capabilities, snooze: false };
      openSession = memory.openSession;
      listMessages = memory.listMessages;
      countMessages = memory.countMessages;
      changeMessages = memory.changeMessages;
      async getOrganization() {
        return { id: this.#name, name: '', branding: {} };
      }
    }
    const backend = laterInBrowser(new Own());
    const call = { token: 'ada', report: () => {}, follow: <Answer>(one: Promise<Answer>) => one };
    expect(await backend.getOrganization?.(call)).toMatchObject({ id: 'own' });
    expect('listPreferences' in backend).toBe(false);
    expect('answerMessage' in backend).toBe(false);
  });
});
