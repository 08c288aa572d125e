import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the web's build is. */
export const WEB_ROOT = join(__dirname, '../../../../web/dist');

/** The path of an address as routes see it: without its query, and with its escapes undone. */
export function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // No route has such a path.
  }
}

/** An address that is answered by code, not by a page or a file of the web application. */
export const isOurs = (url: string) => /^\/(api|dev|graphql)(\/|$)/.test(pathOf(url));

/** The built web application; every other address of a page is its index. */
export function mountWeb(server: FastifyInstance, root = WEB_ROOT): void {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    server.register(fastifyStatic, {
      root,
      // Looked up at each request: a rebuild under a running server brings files of new names.
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
    return reply
      .code(404)
      .send({ message: 'There is nothing at this address.', code: 'NOT_FOUND' });
  });
}
