/** The changes since the last release, from the texts of their changesets: what is new before what was mended. */
export function releaseNotes(changesets: readonly string[]): string {
  const of = (kind: string) =>
    changesets.flatMap((text) => {
      const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
      return new RegExp(`'carillon': ${kind}`).test(head) ? [body.trim()] : [];
    });
  const listed = (heading: string, bodies: readonly string[]) =>
    bodies.length === 0
      ? ''
      : `### ${heading}\n\n${bodies.map((body) => `- ${body.replaceAll('\n', '\n  ')}`).join('\n')}\n`;
  return [
    listed('To be changed in a host', of('major')),
    listed('New', of('minor')),
    listed('Mended', of('patch')),
  ].join('\n');
}
