import Fastify from 'fastify'

const fastify = Fastify({
  logger: false
})

fastify.get('/', async function handler (request, reply) {
  return { hello: 'world' }
})

try {
  await fastify.listen({ port: Number(process.env.PORT ?? 3000) })
} catch (err) {
  fastify.log.error(err)
  process.exit(1)
}
