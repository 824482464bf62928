import { readFileSync } from 'node:fs';

const peers = ['novu', 'knock', 'courier', 'liveblocks', 'magicbell'] as const;
type Peer = (typeof peers)[number];

const marks = { yes: '●', part: '◐', no: '○', open: '?' } as const;
type State = keyof typeof marks;

/** A feature beside those of other inboxes. `proof` names tests or pages of this repository, perhaps with a heading. */
export interface ComparedRow {
  readonly group: string;
  readonly what: string;
  readonly peers: Readonly<Record<Peer, State>>;
  readonly carillon: Exclude<State, 'open'>;
  readonly note?: string;
  readonly proof: readonly string[];
}

interface Comparison {
  /** When the other inboxes were read. */
  readonly read: string;
  readonly releases: Readonly<Record<Peer, string>>;
  readonly rows: readonly ComparedRow[];
}

export const comparePath = 'docs/compare.md';

/** The readings, of which the page is made. */
export function readComparison(): Comparison {
  return JSON.parse(readFileSync('docs/compare.json', 'utf8'));
}

/** Whether carillon has more of it than one of the others. */
export function isAhead({ carillon, peers: others }: ComparedRow): boolean {
  const order = ['no', 'part', 'yes'];
  return Object.values(others).some((other) => order.indexOf(carillon) > Math.max(0, order.indexOf(other)));
}

/** The page with the table. */
export function writeComparison({ read, releases, rows }: Comparison): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const head = ['feature', ...peers.map((peer) => releases[peer]), 'carillon', 'where it is shown'];
  const sections = groups.map((group) => {
    const lines = rows.filter((row) => row.group === group).map((row) => lineOf(cellsOf(row)));
    return [`## ${group}`, '', lineOf(head), lineOf(head.map(() => '---')), ...lines, ''].join('\n');
  });
  return `# carillon beside other inboxes

What the inboxes of others have was read in their packages, documentation and changelogs, ${read}; it is neither complete nor for
ever. What carillon has leads to a test or a page that shows it. ● has it, ◐ has a part of it, ○ has it not, ? was not settled. Sizes and speeds are on
[a page of their own](performance.md), and when another product fits better is on [what carillon is not](what-carillon-is-not.md).

${sections.join('\n')}
Made of \`docs/compare.json\` by \`npx tsx scripts/compare.ts\`.
`;
}

function cellsOf({ what, peers: others, carillon, note, proof }: ComparedRow): string[] {
  const own = note === undefined ? marks[carillon] : `${marks[carillon]} ${note}`;
  const places = proof.map((path) => `[${path.replace(/#.*$/, '')}](${linkTo(path)})`);
  return [what, ...peers.map((peer) => marks[others[peer]]), own, places.join(', ')];
}

function linkTo(path: string): string {
  return path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
