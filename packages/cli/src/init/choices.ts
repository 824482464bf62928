/** The frameworks whose files the command can write, as `--framework` takes them. */
export const frameworks = ['next', 'hono', 'express', 'fastify', 'react-router', 'astro'] as const;
export type Framework = (typeof frameworks)[number];

/** The databases, as `--store` takes them. */
export const stores = ['postgres', 'sqlite'] as const;
export type Store = (typeof stores)[number];

/** What the files are written for. */
export interface Choice {
  readonly framework: Framework;
  readonly store: Store;
}

/** What people call the frameworks and databases. */
export const labels: Readonly<Record<Framework | Store, string>> = {
  next: 'Next.js (app router)',
  hono: 'Hono',
  express: 'Express',
  fastify: 'Fastify',
  'react-router': 'React Router (framework mode)',
  astro: 'Astro',
  postgres: 'PostgreSQL (pg)',
  sqlite: 'SQLite',
};

/** The member of a closed set that a text names; undefined for any other text. */
export function memberOf<Member extends string>(
  members: readonly Member[],
  text: string | undefined,
): Member | undefined {
  return members.find((member) => member === text);
}
