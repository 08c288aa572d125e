import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../files/file-store';

/** A content of which clients may ask for a part. */
interface Ranged {
  bytes: number;
  open(range?: ByteRange): Promise<Readable>;
}

/** A response that is not JSON: a page, a file, or a stream that is never fully in memory. */
export interface RestFile {
  content: string | Buffer | Readable | Ranged;
  /** The media type. */
  type: string;
  /** The name to save it under; omit to show it in the browser. */
  fileName?: string | undefined;
  headers?: Record<string, string>;
  /** A client that already has this version receives 304. */
  etag?: string;
  /** Defaults to 200. */
  status?: number;
}

const isRanged = (content: RestFile['content']): content is Ranged =>
  typeof content === 'object' && 'bytes' in content && 'open' in content;

/**
 * Returns the part that a Range header asks for; 'all' without one or with one of another kind, and
 * undefined if there is no such part (RFC 9110).
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'all' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  // Only an end is a length from the end.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : undefined;
}

async function answerRanged(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, open }: Ranged,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const isCurrent = [undefined, reply.getHeader('etag')].includes(headers['if-range']);
  const range = rangeOf(isCurrent ? headers.range : undefined, bytes);
  if (range === undefined) {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  const isAll = range === 'all';
  if (!isAll) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
  }
  reply.header('content-length', isAll ? bytes : range.last - range.first + 1);
  return reply.send(method === 'HEAD' ? undefined : await open(isAll ? undefined : range));
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Returns the header with which browsers save a file under a name in any script (RFC 6266). */
function savedAs(fileName: string): string {
  if (/^[\w.-]+$/.test(fileName)) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, escaped);
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Sends a file, or 304 if the client already has it. */
export async function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, fileName, headers = {}, etag, status = 200 }: RestFile,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (etag) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (fileName) reply.header('content-disposition', savedAs(fileName));
  reply.code(status).type(type);
  return isRanged(content) ? answerRanged(request, reply, content) : reply.send(content);
}
