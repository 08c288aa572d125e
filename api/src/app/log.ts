import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config';

/**
 * An error without what the database was given or tells of its rows: that may be a password's hash.
 * TypeORM and pg put both into properties, which pino would write down.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, table, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code, table, constraint };
}

/** The log of one process: lines of JSON. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}
