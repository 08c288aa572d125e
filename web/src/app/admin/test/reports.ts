import { act } from '@testing-library/react';
import type { ReportJobPartsFragment } from '../../../generated/graphql';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderAdmin } from './render-admin';

type Job = ReportJobPartsFragment & { __typename: string };

export const aJob = (id: string, rest: Partial<Job> = {}): Job => ({
  __typename: 'ReportJob',
  id,
  ...{ reportType: 'users', from: '2026-10-22', to: '2026-11-21', status: 'QUEUED', progress: 0 },
  ...{ createdAt: '2026-11-21T09:30:00.000Z', requestedBy: 'Alice Admin' },
  ...{ properties: [], error: null, pdfUrl: null, csvUrl: null, recipientEmail: null },
  ...rest,
});

/** The fields of a job whose files are ready. */
export const FILES = { progress: 100, pdfUrl: '/files/report.pdf', csvUrl: '/files/report.csv' };

/** Renders the reports tab on a server with jobs, and lets tests advance them. */
export async function openReports(changes: Handlers = {}, kept: Job[] = []) {
  let jobs = kept;
  const begin = (rest: Partial<Job>) => {
    const job = aJob(String(90 + jobs.length), rest);
    jobs = [job, ...jobs];
    return job;
  };
  const typeOf = ({ input }: Record<string, unknown>) =>
    (input as Pick<Job, 'reportType'>).reportType;
  const page = await renderAdmin('reports', {
    reportJobs: () => ({ reportJobs: jobs }),
    reportPreview: ({ from }) => ({
      reportPreview: [{ __typename: 'ReportDataPoint', label: 'Users since', value: `${from}` }],
    }),
    generateReport: (variables) => ({ generateReport: begin({ reportType: typeOf(variables) }) }),
    sendReport: (variables) => ({
      sendReport: begin({
        reportType: typeOf(variables),
        recipientEmail: (variables.input as { recipientEmail: string }).recipientEmail,
      }),
    }),
    ...changes,
  });
  /** Advances the newest job and publishes the change. */
  const goOn = (rest: Partial<Job>) => {
    const [newest, ...others] = jobs;
    if (!newest) throw new Error('No report was asked for.');
    jobs = [{ ...newest, ...rest }, ...others];
    const event = { area: 'REPORTS', id: newest.id };
    act(() => void page.publish('adminEvents', { adminEvents: event }));
  };
  return { ...page, goOn };
}
