import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { keepsStrangersOut, type PlatformConfig } from '../config.ts';

const loopback = /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Whether a `Host` header names this server. Any site can point its own name at this computer, and a browser then takes the
 * answers for that site's. It cannot do so with a number, nor with a name that is not its own.
 */
export function isOwnAddress(header: string | undefined, config: PlatformConfig): boolean {
  const url = `http://${header}`;
  if (!header || /[/?#@\\]/.test(header) || !URL.canParse(url)) return false;
  const name = hostOf(url);
  if (loopback.test(name) || name === config.host.toLowerCase()) return true;
  if (config.allowedOrigins?.some((origin) => new URL(origin).host === new URL(url).host)) return true;
  if (loopback.test(config.host)) return false;
  const own = hostname().toLowerCase();
  return isIP(name) > 0 || name === own || name === `${own}.local`;
}

/** Whether a call may come to this address: a platform that keeps strangers out by itself may have any name, as behind a proxy. */
export function mayAnswerAt(header: string | undefined, config: PlatformConfig): boolean {
  return keepsStrangersOut(config) || isOwnAddress(header, config);
}

/**
 * Whether the pages of an origin may call: those that are named, and those of the computer that `header`, which was checked, names. A
 * platform that keeps strangers out by itself lets all in where none are named.
 */
export function mayCall(origin: string, header: string | undefined, config: PlatformConfig): boolean {
  const { allowedOrigins } = config;
  if (allowedOrigins?.includes(origin)) return true;
  const isGuarded = keepsStrangersOut(config);
  if (isGuarded && allowedOrigins === null) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin) || !header) return false;
  if (isGuarded) return new URL(origin).host === header.toLowerCase();
  return loopback.test(hostOf(origin)) || hostOf(origin) === hostOf(`http://${header}`);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
