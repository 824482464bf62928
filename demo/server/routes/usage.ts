import type { FastifyInstance } from 'fastify';

const usageSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 500 },
    payload: { type: ['object', 'null'], additionalProperties: { type: ['string', 'boolean', 'null'] } },
  },
};

/** Accepts usage events and stores none of them, since a local platform has no use for them. */
export function usageRoutes(app: FastifyInstance): void {
  app.post('/widgets/usage/log', { schema: { body: usageSchema } }, async (_request, reply) => {
    reply.code(201);
    return { data: { success: true } };
  });
}
