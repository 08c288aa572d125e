import { existsSync } from 'node:fs';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** The folder of the web build. */
export const WEB_ROOT = join(__dirname, '../../../../web/dist');

/** The file in it that lists the operations of the interface. */
export const OPERATIONS = 'operations.json';

/** Returns the security headers of all answers, which helmet would put together for each of them. */
export function securityHeaders(appUrl: string): Readonly<OutgoingHttpHeaders> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        'font-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': null,
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: appUrl.startsWith('https:'),
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => undefined);
  return Object.freeze({ ...response.getHeaders() });
}

/** Security headers matter for documents only; on scripts and fonts they are dead weight. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Returns the path of an address as routes see it: without the query, and unescaped. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // No route has such a path.
  }
}

/** Returns true for an address served by code rather than by the web application. */
export const isOurs = (url: string) => /^\/(api|dev|graphql)(\/|$)/.test(pathOf(url));

/** Addresses that programs look at: files, and those beside the pages. */
const OF_PROGRAMS =
  /\.[^/]*$|^\/(\.well-known|auth|healthz|readyz|metrics|calendar-feed|unsubscribe)(\/|$)/;

/** True for the address of a page, unless the client accepts only something else, such as JSON. */
function isPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (!['GET', 'HEAD'].includes(method) || isOurs(url)) return false;
  if (accept.includes('text/html')) return true;
  return /\*\/\*|text\/\*/.test(accept) && !OF_PROGRAMS.test(pathOf(url));
}

/**
 * Mounts the built web application; every other page address serves its index. `methodsAt` lists the
 * methods of an address of the api, so that another one is refused as such.
 */
export function mountWeb(
  server: FastifyInstance,
  root = WEB_ROOT,
  methodsAt: (url: string) => string[] = () => [],
): void {
  const isBuilt = existsSync(join(root, 'index.html'));
  const assets = join(root, 'assets', sep);
  if (isBuilt) {
    server.register(fastifyStatic, {
      root,
      // Looked up at each request: a rebuild under a running server adds files with new names.
      wildcard: true,
      dotfiles: 'ignore',
      // The server reads what the interface may run; no one else has to.
      allowedPath: (path) => !path.includes(OPERATIONS),
      schemaHide: true,
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(assets);
        const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', caching);
        if (isHashed) for (const header of OF_DOCUMENTS) reply.removeHeader(header);
      },
    });
  }
  // Where password managers look for it.
  server.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/change-password'),
  );
  server.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile('index.html');
    const methods = methodsAt(request.url);
    if (methods.length > 0) return answerNotAllowed(request, reply, methods);
    return answerNotFound(request, reply);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SECURITY_TXT_DAYS = 90;

/** Serves the file by which those who find a weakness know whom to write to (RFC 9116). */
export function mountSecurityText(server: FastifyInstance, appUrl: string, contact: string): void {
  const path = '/.well-known/security.txt';
  server.get(path, { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Canonical: ${appUrl}${path}`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** Answers a request with a method that its address does not have. */
function answerNotAllowed(
  { method, id: requestId }: FastifyRequest,
  reply: FastifyReply,
  methods: string[],
): FastifyReply {
  const message = `This address does not accept ${method}.`;
  const refusal = { message, code: 'METHOD_NOT_ALLOWED', requestId };
  return reply.code(405).header('allow', methods.join(', ')).send(refusal);
}

/** Answers a request for an address that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({
    message: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: request.id,
  });
}
