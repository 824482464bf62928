import { readText } from '../../../../src/data/transport/readText.ts';
import { ask, callUrl } from './ask.ts';
import { type Finding, failed, ok, warning } from './Finding.ts';
import { allows, type Policy, policiesOf, sourcesFor } from './sourceList.ts';

/** Where a page would call, as far as it is known. */
export interface PolicyTargets {
  readonly backend: string | undefined;
  readonly socket: string | undefined;
}

/** Whether the content security policy of a page, in its headers or its HTML, lets the inbox work. */
export async function checkPolicy(url: string, targets: PolicyTargets): Promise<Finding[]> {
  const answer = await ask(url, { redirect: 'follow', headers: { accept: 'text/html' } });
  if (!answer?.ok) {
    return [
      failed(
        'page',
        `${url} ${answer === null ? 'does not answer' : `answers ${answer.status}`}`,
        'the check of its policy',
        'give the address of a page that shows the inbox and needs no sign-in',
      ),
    ];
  }
  const page = new URL(answer.url);
  const policies = policiesOf(answer.headers.get('content-security-policy'), await readText(answer));
  if (policies.length === 0) {
    return [ok('policy', 'the page has no content security policy')];
  }
  const findings = policies.flatMap((policy) => checkOne(policy, page, targets));
  return findings.length > 0
    ? findings
    : [ok('policy', 'the content security policy of the page lets the inbox work')];
}

function checkOne(policy: Policy, page: URL, { backend, socket }: PolicyTargets): Finding[] {
  const connect = sourcesFor(policy, 'connect-src');
  const style = sourcesFor(policy, 'style-src-elem', 'style-src');
  const image = sourcesFor(policy, 'img-src');
  const targets = [
    ...(backend === undefined ? [] : [new URL(callUrl(backend, '/'))]),
    ...(socket === undefined ? [] : [new URL(socket.replace(/^http/i, 'ws'))]),
  ];
  return [
    ...(connect === undefined ? [] : targets.flatMap((target) => checkTarget(connect, target, page))),
    ...(style !== undefined && isNone(style)
      ? [
          failed(
            'style-src',
            'no stylesheet may be loaded',
            'the look: the inbox has no styles',
            "allow the origin of your stylesheets in style-src, such as 'self'",
          ),
        ]
      : []),
    ...(image !== undefined && !allows(image, new URL('https://pictures.example'), page)
      ? [
          warning(
            'img-src',
            `pictures may come from ${image.join(' ')} only`,
            'avatars and pictures of messages from other hosts',
            'add the hosts of your avatars, or https:, to img-src',
          ),
        ]
      : []),
  ];
}

function isNone(sources: readonly string[]): boolean {
  return sources.every((source) => source.toLowerCase() === "'none'");
}

function checkTarget(connect: readonly string[], target: URL, page: URL): Finding[] {
  const address = `${target.protocol}//${target.host}`;
  return allows(connect, target, page)
    ? []
    : [
        failed(
          'connect-src',
          `${address} is not allowed`,
          target.protocol.startsWith('ws') ? 'live updates' : 'every call: carillon sees status 0',
          `add ${address} to connect-src`,
        ),
      ];
}
