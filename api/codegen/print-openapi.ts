import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { FEATURES } from '../src/app/features';
import { collectDocumentation, documentRoutes } from '../src/app/http/openapi';
import { createSchema } from '../src/app/schema';
import { mountRoute } from '../src/core/http/rest';

const NOT_SERVED = async () => {
  throw new Error('These routes are only documented.');
};

/** Writes api/openapi.json from the routes, as any installation serves it at /api/docs/json. */
export async function printOpenapi(folder: string): Promise<void> {
  const server = Fastify();
  await collectDocumentation(server, { appUrl: 'http://localhost:4000' });
  const routes = FEATURES.flatMap(({ routes: all = [] }) => all);
  for (const [route, schema] of documentRoutes(server, await createSchema(), routes)) {
    mountRoute(server, route, { serve: NOT_SERVED, schema });
  }
  await server.ready();
  const file = join(folder, 'openapi.json');
  await writeFile(file, `${JSON.stringify(server.swagger(), null, 2)}\n`);
}
