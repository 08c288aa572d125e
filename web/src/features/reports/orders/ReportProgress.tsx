import { reportName } from '@rules/reports';
import { Bar } from '../../../ui/layout/Bar';
import { type ReportJob, reportStates } from '../report-words';

/** The progress of a running report. */
export function ReportProgress({ job }: { job: ReportJob }) {
  const { reportType, status, progress } = job;
  return (
    <div
      role="progressbar"
      aria-label={`${reportName(reportType)}: ${reportStates[status].label}`}
      aria-valuenow={progress}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Bar label={reportStates[status].label} value={progress} total={100} text={`${progress}%`} />
    </div>
  );
}
