export type { InboxLine, LineListener } from './lines/InboxLine.ts';
export { inProcess } from './lines/inProcess.ts';
export { type PgClient, type PostgresLineOptions, pgListen, postgresLine } from './lines/postgresLine.ts';
export {
  type RedisLineOptions,
  type RedisPublisher,
  type RedisSubscriber,
  redisLine,
} from './lines/redisLine.ts';
export type { Hearing } from './lines/relayedLine.ts';
