import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const installed = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
const fetched = installed.filter(([, one]) => one.link !== true);
/** Dependencies that a host installs with carillon, and those of the local platform. */
const shipped = fetched.filter(([, one]) => one.dev !== true && one.devOptional !== true);

/** A build tool's binary for another platform: scripts/completeLockfile.mjs adds those that the registry does not list. */
const isToolForElsewhere = ({ dev, optional, cpu }: LockedPackage) => dev && optional && cpu !== undefined;

const names = (packages: typeof installed) =>
  packages.map(([path, one]) => `${path} ${one.license ?? ''}`.trim());
/** Declares its MIT licence in an outdated field of its manifest. */
const licensedInAnOldField = 'node_modules/xmlhttprequest-ssl';
const permissive = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
]);

describe('fault 91: dependencies', () => {
  test('all have an integrity hash in the lockfile', () => {
    expect(
      names(fetched.filter(([, one]) => one.integrity === undefined && !isToolForElsewhere(one))),
    ).toEqual([]);
  });

  test('do not come from an address that only one machine knows', () => {
    expect(names(fetched.filter(([, one]) => one.resolved !== undefined))).toEqual([]);
  });

  test('run nothing when a host installs them', () => {
    expect(names(shipped.filter(([, one]) => one.hasInstallScript === true))).toEqual([]);
  });

  test('have permissive licences where they are shipped', () => {
    expect(shipped.length).toBeGreaterThan(20);
    const others = shipped.filter(([, one]) => !permissive.has(one.license ?? ''));
    expect(names(others)).toEqual([licensedInAnOldField]);
  });

  test('never have a licence that would apply to carillon', () => {
    expect(names(fetched.filter(([, one]) => /\b[AL]?GPL/.test(one.license ?? '')))).toEqual([]);
  });
});
