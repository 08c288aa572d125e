import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is not JSON: a page, a file, or a stream that is never fully in memory. */
export interface RestFile {
  content: string | Buffer | Readable;
  /** The media type. */
  type: string;
  /** The name to save it under; omit to show it in the browser. */
  fileName?: string;
  headers?: Record<string, string>;
  /** A client that already has this version receives 304. */
  etag?: string;
  /** Defaults to 200. */
  status?: number;
}

/** Sends a file, or 304 if the client already has it. */
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
