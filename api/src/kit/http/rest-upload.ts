import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/** An upload that sends nothing for this long has ended, in ms. */
const IDLE_MS = 60_000;

/** A file that a request sends, as it comes in: it is never whole in memory. */
export interface Upload {
  /** Its length, as far as it was announced; else 0. */
  bytes: number;
  chunks: AsyncIterable<Buffer>;
}

/** Makes a body of this type a stream; of '*' a body that may have any type and is not read. */
export function acceptBody(server: FastifyInstance, type: string): void {
  server.addContentTypeParser(type, (_request, payload, done) => {
    if (type === '*') payload.resume();
    done(null, type === '*' ? undefined : payload);
  });
}

function streamOf({ body, headers }: FastifyRequest, type: string): IncomingMessage {
  // What is unpacked on the way has no size that could be looked at beforehand.
  if (body && headers['content-encoding']) {
    throw new AppError('BAD_USER_INPUT', 'The file must not be sent compressed.');
  }
  if (!(body instanceof IncomingMessage)) {
    throw new AppError('BAD_USER_INPUT', `The body must be the file (${type}).`);
  }
  return body;
}

/** Lets work read the file that a request sends. */
export async function receiveUpload<T>(
  request: FastifyRequest,
  type: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const body = streamOf(request, type);
  // A connection that is dead without saying so would keep the file half read for ever.
  body.setTimeout(IDLE_MS, () => body.destroy(new Error('The upload stands still.')));
  body.on('end', () => body.setTimeout(0));
  try {
    return await work({
      bytes: Number(request.headers['content-length'] ?? 0),
      chunks: body.iterator({ destroyOnReturn: false }),
    });
  } catch (error) {
    if (!body.errored) throw error;
    throw new AppError('BAD_USER_INPUT', 'The upload was interrupted.');
  } finally {
    // The rest of a refused file is let through, or its sender would not read why.
    body.on('data', () => undefined).resume();
  }
}
