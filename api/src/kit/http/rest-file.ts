import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is not JSON: a page, a file, or a stream that is never whole in memory. */
export interface RestFile {
  content: string | Buffer | Readable;
  /** Its media type. */
  type: string;
  /** The name to save it under; left out where it is shown. */
  fileName?: string;
  headers?: Record<string, string>;
  /** A client that has seen the same is answered 304. */
  etag?: string;
  /** Defaults to 200. */
  status?: number;
}

/** Sends a file, or 304 where the client has it. */
export function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, fileName, headers = {}, etag, status = 200 }: RestFile,
): FastifyReply {
  reply.headers(headers);
  if (etag) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.code(status).type(type).send(content);
}
