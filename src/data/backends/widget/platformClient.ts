import { InboxError } from '../../transport/InboxError.ts';
import { isPathPart } from '../../transport/lateGuards.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { createHttpClient, type HttpCall, type HttpOptions } from './httpClient.ts';

interface PlatformCall extends HttpCall {
  /** Values for the `{name}` placeholders of the path; each is encoded. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** Sends each call of the ledger. */
export type PlatformClient = (name: EndpointName, call?: PlatformCall) => Promise<unknown>;

/** Creates it. It is not in a bell's first load, which has no placeholders and no removals. */
export function createPlatformClient(options: HttpOptions): PlatformClient {
  const http = createHttpClient(options);
  return async (name, { params = {}, ...call } = {}) => {
    const { method, path } = endpoints[name];
    // With the content type JSON the body of a removal must not be empty. @source docs/protocol.md#base-and-headers
    const body = call.body ?? (method === 'DELETE' ? {} : undefined);
    return http({ method, path: fillPath(path, params) }, { ...call, body });
  };
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || !isPathPart(value)) {
      throw new InboxError({
        kind: 'unsupported',
        reason: `${path} cannot take this ${name}; nothing was sent.`,
      });
    }
    return encodeURIComponent(value);
  });
}
