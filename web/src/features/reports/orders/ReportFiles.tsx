import { reportName } from '@rules/reports';
import { Download } from 'lucide-react';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { Row } from '../../../ui/layout/Stack';
import type { ReportJob } from '../report-words';

/** Both files of a report, while they are kept. */
export function ReportFiles({ job: { reportType, pdfUrl, csvUrl } }: { job: ReportJob }) {
  const files = [
    { kind: 'PDF', url: pdfUrl },
    { kind: 'CSV', url: csvUrl },
  ];
  return (
    <Row $gap={2} $nowrap>
      {files.map(
        ({ kind, url }) =>
          url && (
            <DownloadButton
              key={kind}
              to={url}
              size="small"
              variant="secondary"
              icon={<Download size={16} aria-hidden />}
              aria-label={`${kind} of the ${reportName(reportType)}`}
            >
              {kind}
            </DownloadButton>
          ),
      )}
    </Row>
  );
}
