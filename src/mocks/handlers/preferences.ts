import { type HttpHandler, http } from 'msw';
import { isChannel } from '../../platform-constants/index.ts';
import type { WorldSubscriber } from '../memory.ts';
import type { WireSwitches } from '../wire.ts';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answer, enveloped, WireFailure } from './answer.ts';
import { isRecord } from './readQuery.ts';

/** The preferences: read by level, changed for one workflow or for all. @source docs/protocol.md#calls, calls 7 to 11 */
export function preferenceHandlers(world: MockWorld): HttpHandler[] {
  const address = (rest = '') => addressOf(world, `/widgets/preferences${rest}`);
  return [
    http.get(address(), ({ request }) => answer(world, request, (reader) => readLevel(reader, 'template'))),
    http.get(address('/global'), ({ request }) =>
      answer(world, request, (reader) => readLevel(reader, 'global')),
    ),
    http.get(address('/:level'), ({ request, params }) =>
      answer(world, request, (reader) => readLevel(reader, params.level)),
    ),
    http.patch(address('/:id'), ({ request, params }) =>
      answer(world, request, (reader, { body }) => {
        const { channel, enabled } = isRecord(body) ? body : {};
        if (channel === undefined && enabled === undefined) {
          throw new WireFailure(400, 'channel or enabled is required');
        }
        const wanted = readSwitches(channel === undefined ? [] : [channel], enabled);
        const before = reader.preferences.find(({ template }) => template._id === params.id);
        if (before === undefined) {
          throw new WireFailure(404, `There is no workflow with the id ${params.id}`);
        }
        // This route does not protect critical workflows. @source docs/protocol.md#workflow-preference
        const after = { ...before, preference: switched(before.preference, wanted) };
        reader.preferences = reader.preferences.map((one) => (one === before ? after : one));
        return enveloped(after);
      }),
    ),
    http.patch(address(), ({ request }) =>
      answer(world, request, (reader, { body }) => {
        const { preferences, enabled } = isRecord(body) ? body : {};
        const wanted = readSwitches(Array.isArray(preferences) ? preferences : [], enabled);
        reader.globalPreference = { preference: switched(reader.globalPreference.preference, wanted) };
        return enveloped(reader.globalPreference);
      }),
    ),
  ];
}

function readLevel(reader: WorldSubscriber, level: unknown): Response {
  if (level !== 'global' && level !== 'template') {
    throw new WireFailure(400, ['level must be one of global, template']);
  }
  return enveloped(level === 'global' ? [reader.globalPreference] : reader.preferences);
}

/** The switches of a body, each with its channel as `type`. */
function readSwitches(list: readonly unknown[], enabled: unknown): Partial<WireSwitches> {
  const channels: WireSwitches['channels'] = {};
  for (const one of list) {
    if (!isRecord(one) || !isChannel(one.type) || typeof one.enabled !== 'boolean') {
      throw new WireFailure(400, ['type must be a channel and enabled must be a boolean value']);
    }
    channels[one.type] = one.enabled;
  }
  return { channels, ...(typeof enabled === 'boolean' ? { enabled } : {}) };
}

/** A preference after a change. Channels that it does not have are not added, as on the platform. */
function switched<Switches extends WireSwitches>(
  before: Switches,
  { channels = {}, ...rest }: Partial<WireSwitches>,
): Switches {
  const known = Object.entries(channels).filter(([channel]) => channel in before.channels);
  return { ...before, ...rest, channels: { ...before.channels, ...Object.fromEntries(known) } };
}
