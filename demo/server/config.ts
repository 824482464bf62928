import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All settings of one local platform. */
export interface PlatformConfig {
  /** The address to listen on. @default '127.0.0.1' */
  host: string;
  /** The port to listen on; 0 lets the system choose. @default 4170 */
  port: number;
  /** Folder of the embedded database; null keeps it in memory. Ignored when `databaseUrl` is set. */
  dataDir: string | null;
  /** A PostgreSQL connection string, or null for the embedded database. */
  databaseUrl: string | null;
  /** The only application identifier that this platform accepts. @default 'demo-app' */
  applicationIdentifier: string;
  /** The secret key for triggers, and the key of the subscriber hash. @default 'demo-key' */
  apiKey: string;
  /** Whether a session needs the subscriber hash. @default false */
  requireSubscriberHash: boolean;
  /** Whether other computers may reach a platform with the demo key or without the hash check. @default false */
  allowNetwork: boolean;
  /**
   * The origins whose pages may call the platform, beside those of its own computer. Where it keeps strangers out by itself, they are
   * the only ones, and null stands for all.
   */
  allowedOrigins: readonly string[] | null;
  /** Whether the environment has its in-app integration; without it no session starts. @default true */
  inAppIntegration: boolean;
  /** How far ahead a message may be snoozed, in hours; 0 switches snoozing off. @default 2160 */
  maxSnoozeHours: number;
  /** Whether a session of the inbox API says that this is an environment for development. @default true */
  developmentMode: boolean;
  /** Whether a session of the inbox API says that the platform's branding is off. @default false */
  removeBranding: boolean;
  /** Folder of a built host page to serve at `/`, or null for none. */
  hostPageDir: string | null;
}

/** The settings of a platform for which nothing was set. */
export const defaultConfig: PlatformConfig = {
  host: '127.0.0.1',
  port: 4170,
  dataDir: fileURLToPath(new URL('../.data', import.meta.url)),
  databaseUrl: null,
  applicationIdentifier: 'demo-app',
  apiKey: 'demo-key',
  requireSubscriberHash: false,
  allowNetwork: false,
  allowedOrigins: null,
  inAppIntegration: true,
  maxSnoozeHours: 2160,
  developmentMode: true,
  removeBranding: false,
  hostPageDir: null,
};

/** Reads the settings from environment variables; throws an error that names the invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): PlatformConfig {
  return {
    host: env.HOST || defaultConfig.host,
    port: readWhole('PORT', env.PORT, defaultConfig.port, 65_535),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultConfig.dataDir,
    databaseUrl: env.DATABASE_URL || null,
    applicationIdentifier: env.APPLICATION_IDENTIFIER || defaultConfig.applicationIdentifier,
    apiKey: env.API_KEY || defaultConfig.apiKey,
    requireSubscriberHash: readSwitch('REQUIRE_SUBSCRIBER_HASH', env.REQUIRE_SUBSCRIBER_HASH, false),
    allowNetwork: readSwitch('ALLOW_NETWORK', env.ALLOW_NETWORK, false),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    inAppIntegration: readSwitch('IN_APP_INTEGRATION', env.IN_APP_INTEGRATION, true),
    maxSnoozeHours: readWhole('MAX_SNOOZE_HOURS', env.MAX_SNOOZE_HOURS, defaultConfig.maxSnoozeHours, 87_600),
    developmentMode: readSwitch('DEVELOPMENT_MODE', env.DEVELOPMENT_MODE, true),
    removeBranding: readSwitch('REMOVE_BRANDING', env.REMOVE_BRANDING, false),
    hostPageDir: fileURLToPath(new URL('../host/dist', import.meta.url)),
  };
}

/** Whether nobody gets anything without a secret of the operator's own. Others rely on who can reach the platform. */
export function keepsStrangersOut(config: PlatformConfig): boolean {
  return config.apiKey !== defaultConfig.apiKey && config.requireSubscriberHash;
}

/** Throws a sentence if other computers could reach a platform that keeps nobody out, and nobody said that they may. */
export function refuseOpenNetwork(config: PlatformConfig): void {
  if (config.allowNetwork || /^(127\.\d+\.\d+\.\d+|::1|localhost)$/i.test(config.host)) return;
  const faults = [
    ...(config.apiKey === defaultConfig.apiKey ? ['API_KEY is the demo key, which everybody knows'] : []),
    ...(config.requireSubscriberHash
      ? []
      : ['REQUIRE_SUBSCRIBER_HASH is off, so anybody can open any inbox']),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `HOST=${config.host} opens the platform to other computers, but ${faults.join(', and ')}. Set API_KEY to a secret of your own and REQUIRE_SUBSCRIBER_HASH=1, or, if everybody on this network may read and send everything, ALLOW_NETWORK=1.`,
  );
}

/** Also of an app's own scheme, such as `capacitor://localhost`, which has no origin for Node. */
export function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) &&
    (new URL(text).origin === text || /^(?!https?:)[a-z][a-z0-9+.-]*:\/\/[\w.-]+$/.test(text))
  );
}

function readOrigins(text: string | undefined): string[] | null {
  if (!text) return null;
  return text.split(',').map((entry) => {
    const origin = entry.trim();
    if (isOrigin(origin)) return origin;
    throw new Error(
      `ALLOWED_ORIGINS must be origins such as https://app.example.com, separated by commas, but it has "${origin}".`,
    );
  });
}

function readWhole(name: string, text: string | undefined, fallback: number, max: number): number {
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, but it is "${text}".`);
  }
  return value;
}

function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error(`${name} must be 1 or 0, but it is "${text}".`);
}
