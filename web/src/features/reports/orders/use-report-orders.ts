import { useEffect, useRef, useState } from 'react';
import {
  type GenerateReportInput,
  type SendReportInput,
  useGenerateReportMutation,
  useSendReportMutation,
} from '../../../generated/graphql';
import { readsSemicolons } from '../../../lib/dates/locale';
import { download } from '../../../lib/network/download';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useToast } from '../../../ui/toast/Toast';
import type { ToastMessage } from '../../../ui/toast/toast-message';
import { isUnderWay, type ReportJob, reportFailures } from '../report-words';
import { type Format, filesOf, USUAL_FORMATS } from './formats';

/** The toasts for a finished report (spec §8). */
function endOf({ status, error, recipientEmail }: ReportJob): ToastMessage {
  if (status === 'SENT') {
    return { title: 'Report Sent', description: 'Report has been sent to the recipient' };
  }
  if (status === 'READY') {
    const description = 'Your report has been generated and is ready for download or email.';
    return { title: 'Report Generated', description };
  }
  const { title, fallback } = reportFailures[recipientEmail ? 'send' : 'generate'];
  return { title, description: error || fallback, destructive: true };
}

// The response may be older than the job's latest state.
const fetchPolicy = 'no-cache';

interface Order {
  job: ReportJob;
  /** The files downloaded once the job is done. */
  formats: readonly Format[];
}

/**
 * The reports requested on this page. Their results are announced as `jobs` reports them, and the
 * files to download are downloaded automatically.
 */
export function useReportOrders(jobs: readonly ReportJob[] | undefined, refetchJobs: () => void) {
  const { toast } = useToast();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const announced = useRef(new Set<string>());
  const [generate] = useGenerateReportMutation();
  const [send] = useSendReportMutation();
  const { attempt, isBusy } = useAttempt();

  useEffect(() => {
    for (const { job: ordered, formats } of orders) {
      const job = jobs?.find(({ id }) => id === ordered.id);
      if (!job || isUnderWay(job) || announced.current.has(job.id)) continue;
      announced.current.add(job.id);
      toast(endOf(job));
      if (job.status !== 'READY') continue;
      const chosen = filesOf(job).filter(({ format }) => formats.includes(format));
      download(...chosen.map(({ url }) => url));
    }
  }, [jobs, orders, toast]);

  const take = (job: ReportJob | undefined, formats: readonly Format[]) => {
    if (job) setOrders((former) => [{ job, formats }, ...former]);
    refetchJobs();
  };
  return {
    isBusy,
    /** The requested reports in progress or finished, latest first. */
    orders: orders.map(({ job }) => jobs?.find(({ id }) => id === job.id) ?? job),
    generate: (input: GenerateReportInput, formats = USUAL_FORMATS) =>
      attempt({
        action: async () =>
          take(
            (await generate({ variables: { input }, fetchPolicy })).data?.generateReport,
            formats,
          ),
        failure: reportFailures.generate,
      }),
    send: (report: SendReportInput) =>
      attempt({
        action: async () => {
          const input = { ...report, ...(readsSemicolons() && { delimiter: 'semicolon' }) };
          take((await send({ variables: { input }, fetchPolicy })).data?.sendReport, []);
        },
        failure: reportFailures.send,
      }),
  };
}

export type ReportOrders = ReturnType<typeof useReportOrders>;
