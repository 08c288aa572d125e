import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/** An upload that is silent for this long is aborted, in ms. */
const IDLE_MS = 60_000;

/** An uploaded file as a stream that is never fully in memory. */
export interface Upload {
  /** Its length, as far as it was announced; else 0. */
  bytes: number;
  chunks: AsyncIterable<Buffer>;
}

/** Accepts bodies of this type as a stream; '*' accepts any type and does not read it. */
export function acceptBody(server: FastifyInstance, type: string): void {
  server.addContentTypeParser(type, (_request, payload, done) => {
    if (type === '*') payload.resume();
    done(null, type === '*' ? undefined : payload);
  });
}

function streamOf({ body, headers }: FastifyRequest, type: string): IncomingMessage {
  // The unpacked size of compressed content is not known in advance.
  if (body && headers['content-encoding']) {
    throw new AppError('BAD_USER_INPUT', 'The file must not be sent compressed.');
  }
  if (!(body instanceof IncomingMessage)) {
    throw new AppError('BAD_USER_INPUT', `The body must be the file (${type}).`);
  }
  return body;
}

/** Runs work on the uploaded file. */
export async function receiveUpload<T>(
  request: FastifyRequest,
  type: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const body = streamOf(request, type);
  // A silently dropped connection would otherwise keep a half-read file forever.
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
    // Read the rest of a refused file, or the client would not see the reason.
    body.on('data', () => undefined).resume();
  }
}
