import { storyWorld } from '#.storybook/storyWorld';
import type { WorldRequest } from '../../src/mocks/index.ts';

/** Whether a call marks messages as read. */
export const isReadMark = ({ path, body }: WorldRequest) =>
  path.endsWith('/markAs') && JSON.stringify(body ?? '').includes('"read":true');

/** A list marks by itself what was in sight for a moment; on a slow computer that moment comes within a story. */
const isSeenMark = ({ path, body }: WorldRequest) =>
  path.endsWith('/markAs') && JSON.stringify(body ?? '').includes('"mark":{"seen":true}');

/** The calls by which the reader changed something, without those that the inbox makes by itself. */
export const readerActs = () =>
  storyWorld
    .current()
    .requests.filter((call) => call.method !== 'GET' && !call.path.includes('session') && !isSeenMark(call));
