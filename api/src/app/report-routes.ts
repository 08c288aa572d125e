import type { FastifyInstance } from 'fastify';
import { ReportIdArgs } from '../features/reports/report.inputs';
import { requireReporter } from '../features/reports/reports.policy';
import { openReportFile } from '../features/reports/use-cases/open-file';
import type { App } from '../kit/call';
import { parseInput } from '../kit/parse-input';
import { callOf } from './calls';

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/** The files of reports, streamed. */
export function mountReportFiles(server: FastifyInstance, app: App): void {
  for (const kind of ['pdf', 'csv'] as const) {
    server.get<{ Params: { id: string } }>(
      `/api/admin/reports/:id/report.${kind}`,
      { schema: { tags: ['Reports'], summary: `A report as ${kind.toUpperCase()}.` } },
      async (request, reply) => {
        const call = await callOf(app, request, reply);
        requireReporter(call);
        const { id } = await parseInput(ReportIdArgs, { id: Number(request.params.id) });
        const { fileName, bytes } = await openReportFile(call, { id, kind });
        return reply
          .type(TYPES[kind])
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(bytes);
      },
    );
  }
}
