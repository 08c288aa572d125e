import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The folder of the web build. */
export const WEB_ROOT = join(__dirname, '../../../../web/dist');

/** Returns the path of an address as routes see it: without the query, and unescaped. */
export function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // No route has such a path.
  }
}

/** Returns true for an address served by code rather than by the web application. */
export const isOurs = (url: string) => /^\/(api|dev|graphql)(\/|$)/.test(pathOf(url));

/** Mounts the built web application; every other page address serves its index. */
export function mountWeb(server: FastifyInstance, root = WEB_ROOT): void {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    server.register(fastifyStatic, {
      root,
      // Looked up at each request: a rebuild under a running server adds files with new names.
      wildcard: true,
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', caching);
      },
    });
  }
  server.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBuilt && isPage && !isOurs(request.url)) return reply.sendFile('index.html');
    return answerNotFound(request, reply);
  });
}

/** Answers a request for an address that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({
    message: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: request.id,
  });
}
