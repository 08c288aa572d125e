import type { ApiClient, GraphqlAnswer } from '../clients/api-client';
import { until } from '../until';

const JOB = `id reportType from to status progress createdAt requestedBy error pdfUrl csvUrl
  recipientEmail`;

export const GENERATE = `mutation ($input: GenerateReportInput!) {
  generateReport(input: $input) { ${JOB} } }`;
export const SEND = `mutation ($input: SendReportInput!) { sendReport(input: $input) { ${JOB} } }`;

/** A range around today, for data just created by tests. */
export const RANGE = {
  from: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10),
  to: new Date().toISOString().slice(0, 10),
};

/** Returns the report once it is no longer in progress. */
export function settledReport(client: ApiClient, id: number) {
  return until(async () => {
    const { data } = await client.graphql(`{ reportJob(id: ${id}) { ${JOB} } }`);
    return ['QUEUED', 'RUNNING'].includes(data.reportJob.status) ? null : data.reportJob;
  });
}

/** Requests a report and waits for it. */
export async function makeReport(client: ApiClient, input: object) {
  const answer: GraphqlAnswer = await client.graphql(GENERATE, {
    input: { dateRange: RANGE, ...input },
  });
  return settledReport(client, answer.data.generateReport.id);
}

/** The bytes of a file, because fetch itself would remove a CSV's byte order mark. */
export async function download(client: ApiClient, path: string) {
  const response = await fetch(`${client.url}${path}`, {
    headers: { cookie: client.cookieHeader },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
