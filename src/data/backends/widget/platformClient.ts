import { type EndpointName, endpoints } from './endpoints.ts';
import { createHttpClient, type HttpClient } from './httpClient.ts';

/** Sends each call of the ledger. */
export type PlatformClient = HttpClient<EndpointName>;

/** Creates it. It is not in a bell's first load, which knows the calls of a bell only. */
export function createPlatformClient(options: Parameters<typeof createHttpClient>[1]): PlatformClient {
  return createHttpClient(endpoints, options);
}
