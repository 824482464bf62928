import { ask, callUrl } from './ask.ts';
import { type Finding, failed, ok } from './Finding.ts';

const path = '/widgets/preferences';

/** Whether pages of an origin may call the platform, as a browser would find out. */
export async function checkOrigin(backend: string, origin: string | undefined): Promise<Finding[]> {
  if (/\/v\d+\/*$/.test(backend)) {
    return [
      failed(
        'backend',
        'the address ends with a version',
        'every call: carillon adds /v1 itself',
        'leave the version out of backendUrl',
      ),
    ];
  }
  const url = callUrl(backend, path);
  const answer = await ask(url, { headers: origin === undefined ? {} : { origin } });
  if (answer === null) {
    return [
      ...mixed(backend, origin),
      failed(
        'backend',
        `${backend} does not answer`,
        'everything: no session can begin',
        'look whether the platform runs, and correct backendUrl',
      ),
    ];
  }
  const reached =
    answer.status === 404 || answer.status >= 500
      ? failed(
          'backend',
          `${url} answers ${answer.status}, and a platform would answer 401 without a token`,
          'every call',
          'correct backendUrl: it is the base URL of the platform, without /v1',
        )
      : ok('backend', `${backend} answers`);
  if (origin === undefined) {
    return [reached];
  }
  if (new URL(backend).origin === origin) {
    return [reached, ok('cors', 'page and platform have the same origin')];
  }
  return [reached, ...mixed(backend, origin), ...(await allows(url, answer, origin))];
}

/** A page of https may call http only on its own computer. */
function mixed(backend: string, origin = ''): Finding[] {
  const { protocol, hostname } = new URL(backend);
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return origin.startsWith('https:') && protocol === 'http:' && !isLocal
    ? [
        failed(
          'mixed content',
          `${origin} is https and ${backend} is http`,
          'every call: browsers block them',
          'serve the platform by https',
        ),
      ]
    : [];
}

async function allows(url: string, answer: Response, origin: string): Promise<Finding[]> {
  const preflight = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  const namesOf = (header: string) =>
    (preflight?.headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isOpen = (one: Response | null) =>
    ['*', origin].includes(one?.headers.get('access-control-allow-origin') ?? '');
  const [methods, headers] = [
    namesOf('access-control-allow-methods'),
    namesOf('access-control-allow-headers'),
  ];
  // A star stands for all headers but this one.
  const missing = [
    ...(preflight?.ok ? [] : [`a preflight is answered with ${preflight?.status ?? 'nothing'}`]),
    ...(isOpen(preflight) && isOpen(answer) ? [] : [`${origin} is not allowed`]),
    ...(methods.some((name) => name === 'patch' || name === '*') ? [] : ['PATCH is not allowed']),
    ...(headers.includes('authorization') ? [] : ['the header Authorization is not allowed']),
    ...(headers.some((name) => name === 'content-type' || name === '*')
      ? []
      : ['the header Content-Type is not allowed']),
  ];
  return missing.length === 0
    ? [ok('cors', `${origin} may call the platform`)]
    : [
        failed(
          'cors',
          missing.join('; '),
          'calls from the page: the browser refuses them, and carillon sees status 0',
          `have the platform, or the proxy before it, allow ${origin} with these methods and headers`,
        ),
      ];
}
