import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';

/** The committed schema; the checks fail if it differs from the resolvers. */
export const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));

const isFile = (route: string, routes: string[]) =>
  routes.some(
    (other) =>
      other.endsWith('*') &&
      other !== route &&
      other.length > 'GET /*'.length &&
      route.startsWith(other.slice(0, -1)),
  );

/**
 * Collects the routes of every server started from now on, however they are mounted, in the
 * notation of docs/rights.md: 'GET /api/messages/{id}'. A HEAD route is part of its GET, and a file
 * of its folder.
 */
export function collectRoutes(): () => string[] {
  const found = new Set<string>();
  diagnostics.subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      const path = url.replace(/:(\w+)/g, '{$1}');
      for (const name of [method].flat()) if (name !== 'HEAD') found.add(`${name} ${path}`);
    });
  });
  return () => {
    const routes = [...found];
    return routes.filter((route) => !isFile(route, routes)).sort();
  };
}

/** The names of all queries, mutations and subscriptions. */
export function operationNames(): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => Object.keys(root?.getFields() ?? {})).sort();
}
