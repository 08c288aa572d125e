import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ImportQuery } from '../features/imports/import.inputs';
import { assertSize } from '../features/imports/use-cases/read-csv';
import { stageImport } from '../features/imports/use-cases/stage-import';
import { exportCsv } from '../features/reports/use-cases/export-csv';
import { type App, requireAdministrator } from '../kit/call';
import { AppError } from '../kit/errors';
import { parseInput } from '../kit/parse-input';
import { callOf } from './calls';

/** An upload that sends nothing for this long has ended, in ms. */
const IDLE_MS = 60_000;

/** The file that a request sends, as it comes in. */
function fileOf({ body, headers }: FastifyRequest): IncomingMessage {
  if (!body) throw new AppError('BAD_USER_INPUT', 'The body must be the file (text/csv).');
  // What is unpacked on the way has no size that could be looked at beforehand.
  if (headers['content-encoding']) {
    throw new AppError('BAD_USER_INPUT', 'The file must not be sent compressed.');
  }
  return body as IncomingMessage;
}

/** Tables out and in, as streams: neither is ever whole in memory. */
export async function mountCsv(server: FastifyInstance, app: App): Promise<void> {
  server.get<{ Params: { name: string } }>(
    '/api/admin/exports/:name.csv',
    { schema: { tags: ['Reports'], summary: 'users, properties, shares or analytics as CSV.' } },
    async (request, reply) => {
      const { name } = request.params;
      const csv = await exportCsv(await callOf(app, request, reply), name);
      const today = new Date().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="fairweek-${name}-${today}.csv"`)
        .send(csv);
    },
  );

  // A plugin of its own: nowhere else a body is a stream of CSV.
  await server.register(async (plugin) => {
    plugin.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
    plugin.post(
      '/api/admin/imports',
      {
        schema: {
          tags: ['Shares'],
          summary:
            'Reads and checks a CSV file of owners and shares (?fileName=); changes nothing.',
          consumes: ['text/csv'],
        },
      },
      async (request, reply) => {
        const call = await callOf(app, request, reply);
        requireAdministrator(call);
        const query = await parseInput(ImportQuery, request.query);
        const body = fileOf(request);
        // A connection that is dead without saying so would keep the file half read for ever.
        body.setTimeout(IDLE_MS, () => body.destroy(new Error('The upload stands still.')));
        body.on('end', () => body.setTimeout(0));
        assertSize(Number(request.headers['content-length'] ?? 0));
        try {
          return await stageImport(call, query, body.iterator({ destroyOnReturn: false }));
        } catch (error) {
          if (!body.errored) throw error;
          throw new AppError('BAD_USER_INPUT', 'The upload was interrupted.');
        } finally {
          // The rest of a refused file is let through, or its sender would not read why.
          body.on('data', () => undefined).resume();
        }
      },
    );
  });
}
