/** A content security policy: the source lists of its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a page: those of its headers, and those in its `meta` elements. All of them must allow what the page does. */
export function policiesOf(header: string | null, html: string): Policy[] {
  const metas = [...html.matchAll(/<meta\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /http-equiv\s*=\s*["']?content-security-policy["'\s]/i.test(tag))
    .map((tag) => /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag))
    .map((match) => (match?.[1] ?? match?.[2] ?? '').replaceAll('&#39;', "'").replaceAll('&apos;', "'"));
  return [...(header ?? '').split(','), ...metas].filter((text) => text.trim() !== '').map(parsePolicy);
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // The first of several with one name counts.
    if (name !== '' && !policy.has(name.toLowerCase())) {
      policy.set(name.toLowerCase(), sources);
    }
  }
  return policy;
}

/** The source list that counts for a directive: its own, or that of the next one that stands in for it; undefined allows all. */
export function sourcesFor(policy: Policy, ...names: readonly string[]): readonly string[] | undefined {
  return [...names, 'default-src'].flatMap((name) => (policy.has(name) ? [policy.get(name) ?? []] : []))[0];
}

/** Whether a source list of a page allows an address, by the matching rules of Content Security Policy Level 3. */
export function allows(sources: readonly string[], url: URL, page: URL): boolean {
  return sources.some((source) => matches(source.toLowerCase(), url, page));
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') {
    return true;
  }
  if (source === "'self'") {
    return url.host === page.host && isSecure(url) >= isSecure(page);
  }
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) {
    return upgrades(source, url.protocol);
  }
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/.exec(source);
  const [, scheme, host = '', port, path = ''] = parts ?? [];
  return (
    parts !== null &&
    hostMatches(host, url.hostname) &&
    portMatches(port, url) &&
    pathMatches(path, url) &&
    // A host without a scheme has that of the page, and so allows no WebSocket.
    upgrades(scheme === undefined ? page.protocol : `${scheme}:`, url.protocol)
  );
}

function isSecure(url: URL): number {
  return /^(?:https|wss):$/.test(url.protocol) ? 1 : 0;
}

/** Whether a scheme of a list allows that of an address: the same, or its secure one. */
function upgrades(listed: string, actual: string): boolean {
  return listed === actual || (/^(?:http|ws):$/.test(listed) && actual === listed.replace(':', 's:'));
}

function hostMatches(listed: string, actual: string): boolean {
  return listed.startsWith('*.') ? actual.endsWith(listed.slice(1)) : listed === actual;
}

function portMatches(listed: string | undefined, url: URL): boolean {
  return (
    listed === '*' || (listed ?? '') === url.port || (url.port === '' && /^(?:80|443)$/.test(listed ?? ''))
  );
}

function pathMatches(listed: string, url: URL): boolean {
  return listed === '' || (listed.endsWith('/') ? url.pathname.startsWith(listed) : url.pathname === listed);
}
