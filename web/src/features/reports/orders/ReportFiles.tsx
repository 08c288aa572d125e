import { reportName } from '@rules/reports';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { Download } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import type { ReportJob } from '../report-words';
import { filesOf } from './formats';

/** Both files of a report, while they are kept. */
export function ReportFiles({ job }: { job: ReportJob }) {
  return (
    <Row $gap={2} $nowrap>
      {filesOf(job).map(({ format, url }) => (
        <DownloadButton
          key={format}
          to={url}
          size="small"
          variant="secondary"
          icon={<Download size={16} aria-hidden />}
          aria-label={`${format} of the ${reportName(job.reportType)}`}
        >
          {format}
        </DownloadButton>
      ))}
    </Row>
  );
}
