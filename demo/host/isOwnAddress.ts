import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { PlatformConfig } from '../server/config.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Whether a `Host` header names this server. Any site can point its own name at this computer, and a browser then takes the
 * answers for that site's. It cannot do so with a number, nor with a name that is not its own.
 */
export function isOwnAddress(header: string | undefined, config: PlatformConfig): boolean {
  const url = `http://${header}`;
  if (!header || !URL.canParse(url)) return false;
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (loopback.test(name) || name === config.host.toLowerCase()) return true;
  if (config.allowedOrigins?.some((origin) => new URL(origin).host === new URL(url).host)) return true;
  if (loopback.test(config.host)) return false;
  const own = hostname().toLowerCase();
  return isIP(name) > 0 || name === own || name === `${own}.local`;
}
