import type { FastifyInstance } from 'fastify';
import { exportCsv } from '../features/reports/use-cases/export-csv';
import type { App } from '../kit/call';
import { callOf } from './calls';

/** Tables out, as streams: neither is ever whole in memory. */
export function mountCsv(server: FastifyInstance, app: App): void {
  server.get<{ Params: { name: string } }>(
    '/api/admin/exports/:name.csv',
    { schema: { tags: ['Reports'], summary: 'users, properties, shares or analytics as CSV.' } },
    async (request, reply) => {
      const { name } = request.params;
      const csv = exportCsv(await callOf(app, request, reply), name);
      const today = new Date().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="fairweek-${name}-${today}.csv"`)
        .send(csv);
    },
  );
}
