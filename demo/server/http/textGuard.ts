import type { FastifyInstance } from 'fastify';
import { badRequest } from './httpError.ts';

const maxDepth = 32;
const maxParts = 20_000;

/** Refuses text that SQL cannot store as it is (a zero character, half a surrogate pair) and endless nesting. */
export function guardText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.body, request.params, request.query]) {
      const fault = findTextFault(part);
      if (fault) throw badRequest(fault);
    }
  });
}

/** The problem with the text inside a value, or null; walks without recursion, so depth cannot break it. */
export function findTextFault(value: unknown): string | null {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let visited = 0; open.length > 0; visited += 1) {
    const next = open.pop();
    if (!next) break;
    if (next.depth > maxDepth) return `body must not be nested deeper than ${maxDepth} levels`;
    if (visited > maxParts) return `body must not have more than ${maxParts} parts`;
    if (typeof next.value === 'string' && !isStorable(next.value)) {
      return 'text must not contain zero characters or broken Unicode';
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      open.push({ value: key, depth: next.depth }, { value: inner, depth: next.depth + 1 });
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}
