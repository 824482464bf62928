import { relative } from 'node:path';
import { type Finding, failed, ok } from './Finding.ts';
import { findCopies, installedPackage } from './findCopies.ts';

/** Node, and where the app has a page React and carillon: which versions there are, and how often. */
export async function checkVersions(
  folder: string,
  hasPage = true,
  node = process.versions.node,
): Promise<Finding[]> {
  const ofPage = hasPage ? [...(await checkReact(folder)), ...(await checkCarillon(folder))] : [];
  return [checkNode(node), ...ofPage];
}

function checkNode(version: string): Finding {
  return isAtLeast(version, 20, 19)
    ? ok('node', `Node ${version}`)
    : failed(
        'node',
        `Node ${version}`,
        'rendering on a server and require(), which need 20.19',
        'install a newer Node',
      );
}

async function checkReact(folder: string): Promise<Finding[]> {
  const [react, dom] = [await installedPackage(folder, 'react'), await installedPackage(folder, 'react-dom')];
  if (react === undefined || dom === undefined) {
    const missing = react === undefined ? 'react' : 'react-dom';
    return [
      failed(
        'react',
        `${missing} is not installed for this folder`,
        'every component of carillon',
        'install react and react-dom 18.2 or 19, or run this in the folder of the app',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (!isAtLeast(react.version, 18, 2) || isAtLeast(react.version, 20, 0)) {
    findings.push(
      failed('react', `React ${react.version}`, 'what carillon is tested with', 'install React 18.2 or 19'),
    );
  } else if (react.version !== dom.version) {
    findings.push(
      failed(
        'react',
        `react is ${react.version} and react-dom is ${dom.version}`,
        'rendering: they must be the same version',
        'install both in one version',
      ),
    );
  } else {
    findings.push(ok('react', `React ${react.version}`));
  }
  const copies = await findCopies(folder, 'react');
  if (copies.length > 1) {
    findings.push(
      failed(
        'react copies',
        `react is installed ${copies.length} times: ${listed(folder, copies)}`,
        'hooks: React reports an invalid hook call where two copies meet',
        'have all packages share one, by npm dedupe or the resolve.dedupe of your bundler',
      ),
    );
  }
  return findings;
}

async function checkCarillon(folder: string): Promise<Finding[]> {
  const copies = await findCopies(folder, 'carillon');
  const [first] = copies;
  if (first === undefined) {
    return [
      failed(
        'carillon',
        'carillon is not installed for this folder',
        'every import of it',
        'install carillon, or run this in the folder of the app',
      ),
    ];
  }
  return [
    copies.length === 1
      ? ok('carillon', `carillon ${first.version}`)
      : failed(
          'carillon',
          `carillon is installed ${copies.length} times: ${listed(folder, copies)}`,
          'parts of one copy below the provider of another, which they do not find',
          'have all packages ask for one version, and run npm dedupe',
        ),
  ];
}

function listed(folder: string, copies: Awaited<ReturnType<typeof findCopies>>): string {
  return copies.map((copy) => `${copy.version} in ${relative(folder, copy.folder)}`).join(', ');
}

function isAtLeast(version: string, major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
