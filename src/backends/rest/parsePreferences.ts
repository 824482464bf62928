import {
  type BackendCall,
  type GlobalPreference,
  isRecord,
  isString,
  malformed,
  type PreferenceSwitches,
  toBoolean,
  toId,
  type WorkflowPreference,
} from '../../data/index.ts';
import { channels } from '../../platform-constants/index.ts';

/** The switches of each workflow, one per id: a malformed row is left out and reported. */
export function parseWorkflows(body: unknown, report: BackendCall['report']): readonly WorkflowPreference[] {
  if (!isRecord(body) || !Array.isArray(body.workflows)) {
    throw malformed('The preferences are no list');
  }
  const byId = new Map<string, WorkflowPreference>();
  for (const row of body.workflows) {
    const { workflow, preference } = isRecord(row) ? row : {};
    const { id, name, critical, tags } = isRecord(workflow) ? workflow : {};
    const workflowId = toId(id);
    if (workflowId === undefined || !isRecord(preference)) {
      report(malformed('A row of the preferences is of no workflow; it was left out'));
    } else if (!byId.has(workflowId)) {
      byId.set(workflowId, {
        workflow: {
          id: workflowId,
          name: isString(name) ? name : '',
          critical: toBoolean(critical) === true,
          tags: Array.isArray(tags) ? tags.filter(isString) : [],
        },
        preference: parseSwitches(preference),
      });
    }
  }
  return [...byId.values()];
}

/** The switches for all workflows. */
export function parseGlobal(body: unknown): GlobalPreference {
  if (!isRecord(body) || !isRecord(body.global)) {
    throw malformed('The preferences have no switches for all workflows');
  }
  return { preference: parseSwitches(body.global) };
}

/** The switches that a change has returned; undefined if it says nothing of them. */
export function parseChanged(body: unknown): PreferenceSwitches | undefined {
  return isRecord(body) && isRecord(body.preference) ? parseSwitches(body.preference) : undefined;
}

/** Only true and false are values, or 1 and 0: another one would be a guess. */
function parseSwitches({ enabled, channels: sent }: Readonly<Record<string, unknown>>): PreferenceSwitches {
  const on = isRecord(sent) ? sent : {};
  const known = channels.filter((channel) => toBoolean(on[channel]) !== undefined);
  return {
    enabled: toBoolean(enabled) !== false,
    channels: Object.fromEntries(known.map((channel) => [channel, toBoolean(on[channel]) === true])),
  };
}
