import { KEPT_DAYS, propertiesText, reportName } from '@rules/reports';
import styled from 'styled-components';
import { momentText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { type Column, column, Table } from '../../../ui/table/Table';
import { CellNote } from '../../../ui/table/table-style';
import { Badge } from '../../../ui/text/Badge';
import { box, font } from '../../../ui/theme/tokens';
import { isUnderWay, type ReportJob, rangeText, reportStates } from '../report-words';
import { ReportFiles } from './ReportFiles';
import { ReportProgress } from './ReportProgress';

const Standing = styled.div`
  ${box.grid(1)};
  justify-items: start;
  [role='progressbar'] {
    width: 9rem;
  }
  small {
    max-width: 22rem;
    overflow-wrap: anywhere;
    ${font.muted('small')};
  }
`;

function Status({ job }: { job: ReportJob }) {
  const { status, error, recipientEmail } = job;
  const note = error ?? (recipientEmail && `to ${recipientEmail}`);
  return (
    <Standing>
      {isUnderWay(job) ? (
        <ReportProgress job={job} />
      ) : (
        <Badge tone={reportStates[status].tone}>{reportStates[status].label}</Badge>
      )}
      {note && <small>{note}</small>}
    </Standing>
  );
}

function Files({ job }: { job: ReportJob }) {
  if (job.pdfUrl) return <ReportFiles job={job} />;
  const isOver = job.status === 'READY' || job.status === 'SENT';
  return isOver ? `Deleted after ${KEPT_DAYS} days` : '–';
}

const columns: Column<ReportJob>[] = [
  column('Report', {}, ({ reportType, properties }) => (
    <>
      {reportName(reportType)}
      {properties.length > 0 && <CellNote>{propertiesText(properties)}</CellNote>}
    </>
  )),
  column('Date range', { noWrap: true }, rangeText),
  column('Asked for by', {}, ({ requestedBy }) => requestedBy),
  column('When', { noWrap: true }, ({ createdAt }) => momentText(createdAt)),
  column('Status', {}, (job) => <Status job={job} />),
  column('Download', {}, (job) => <Files job={job} />),
];
interface LatestReportsProps {
  /** Undefined until loaded. */
  jobs: readonly ReportJob[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The latest reports of all administrators, updated live. */
export function LatestReports({ jobs, error, onRetry }: LatestReportsProps) {
  const content = () => {
    if (!jobs) {
      return <NotLoaded error={error} refetch={onRetry} what="The latest reports" />;
    }
    if (jobs.length === 0) {
      return <p>No reports yet</p>;
    }
    return (
      <Table label="Latest reports" columns={columns} rows={jobs} rowKey={({ id }) => id} cards />
    );
  };
  return (
    <Card
      title="Latest reports"
      text={`Reports by all administrators; files are kept for ${KEPT_DAYS} days`}
    >
      {content()}
    </Card>
  );
}
