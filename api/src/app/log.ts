import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config';

/**
 * Serializes an error without the parameters and row details that TypeORM and pg attach, which may
 * contain a password hash.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, table, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code, table, constraint };
}

/** Creates the log of a process: lines of JSON. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}
