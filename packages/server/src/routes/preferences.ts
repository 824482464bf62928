import { isRecord, isString, type UnknownRecord } from '../../../../src/data/transport/guards.ts';
import { Refusal } from '../http/Refusal.ts';
import { readJson } from '../http/readJson.ts';
import { withTag } from '../http/withTag.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import type { InboxStore, Turned } from '../store/InboxStore.ts';
import type { Asked, Context } from './Context.ts';
import type { Channel, Workflow } from './Workflow.ts';

type Channels = Readonly<Partial<Record<Channel, boolean>>>;

/** The switches as a reader sees them. */
export interface Switches {
  readonly enabled: boolean;
  /** Whether each channel is on; one that is absent cannot be chosen. */
  readonly channels: Channels;
}

/** `GET /preferences`. */
export async function listPreferences(context: Context, { request, reader }: Asked): Promise<Response> {
  const workflows = workflowsOf(context);
  const turned = await context.store.switches(reader);
  return withTag(request, keyOf(reader), {
    global: switchesOf(channelsOfAll(workflows), turned.get('')),
    workflows: workflows.map((workflow) => {
      const { id, name, critical = false, tags = [] } = workflow;
      return {
        workflow: { id, name, critical, tags },
        preference: switchesOf(channelsOf(workflow), critical ? undefined : turned.get(id)),
      };
    }),
  });
}

/** `PATCH /preferences`: turns what the body names, and leaves the others. */
export async function changePreference(context: Context, { request, reader }: Asked): Promise<Response> {
  const workflows = workflowsOf(context);
  const { workflowId, ...body } = await readJson(request);
  const workflow = workflows.find(({ id }) => id === workflowId);
  if (workflowId !== undefined && workflow === undefined) {
    throw new Refusal(404, 'There is no such workflow');
  }
  if (workflow?.critical) {
    throw new Refusal(403, 'These notifications cannot be turned off');
  }
  const channels = workflow === undefined ? channelsOfAll(workflows) : channelsOf(workflow);
  const id = workflow?.id ?? '';
  await context.store.turn(reader, id, readTurned(body, channels));
  const turned = await context.store.switches(reader);
  return Response.json({ preference: switchesOf(channels, turned.get(id)) });
}

/** Whether a reader wants a channel of a workflow: by its own switches and those for all. What is critical is always on. */
export async function isWanted(
  {
    store,
    workflows = [],
  }: { readonly store: InboxStore; readonly workflows: readonly Workflow[] | undefined },
  reader: Reader,
  workflowId: string,
  channel: Channel,
): Promise<boolean> {
  const workflow = workflows.find(({ id }) => id === workflowId);
  if (workflow === undefined) {
    throw new RangeError(
      `carillon-server: there is no workflow ${workflowId}, so nobody knows who wants it. Add it to \`workflows\`.`,
    );
  }
  const turned = workflow.critical ? new Map<string, Turned>() : await store.switches(reader);
  const own = switchesOf(channelsOf(workflow), turned.get(workflowId));
  const global = switchesOf(channelsOfAll(workflows), turned.get(''));
  return [own, global].every(({ enabled, channels }) => enabled && channels[channel] === true);
}

function workflowsOf({ workflows }: Context): readonly Workflow[] {
  if (workflows === undefined) {
    throw new Refusal(404, 'This inbox has no preferences');
  }
  return workflows;
}

const channelsOf = ({ channels = { in_app: true } }: Workflow): Channels => channels;

/** All are on for all together: what a workflow begins with is its own. */
function channelsOfAll(workflows: readonly Workflow[]): Channels {
  const names = workflows.flatMap((workflow) => Object.keys(channelsOf(workflow)));
  return Object.fromEntries(names.map((name) => [name, true]));
}

function switchesOf(channels: Channels, { enabled = true, ...turned }: Turned = {}): Switches {
  const now = Object.entries(channels).map(([name, isOn]) => [name, turned[name] ?? isOn]);
  return { enabled, channels: Object.fromEntries(now) };
}

function readTurned({ enabled, channels = {} }: UnknownRecord, offered: Channels): Turned {
  const turned = {
    ...(enabled === undefined ? {} : { enabled }),
    ...(isRecord(channels) ? channels : { '': '' }),
  };
  const names = ['enabled', ...Object.keys(offered)];
  const isTurned = (entry: [string, unknown]): entry is [string, boolean] =>
    isString(entry[0]) && names.includes(entry[0]) && typeof entry[1] === 'boolean';
  const entries = Object.entries(turned);
  if (!entries.every(isTurned)) {
    throw new Refusal(
      422,
      `A preference has \`enabled\` and \`channels\` of ${Object.keys(offered).join(', ')}`,
    );
  }
  return Object.fromEntries(entries);
}
