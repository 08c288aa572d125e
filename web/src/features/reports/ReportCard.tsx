import type { ReportDefinition } from '@rules/reports';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Card } from '../../ui/card/Card';
import { useMailDelivery } from '../../ui/feedback/MailCaveat';
import { ChartColumn, ConciergeBell, Download, FileText, House, Users } from '../../ui/icon/icons';
import { Fold } from '../../ui/layout/Fold';
import { Row, Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { ReportFiles } from './orders/ReportFiles';
import { ReportProgress } from './orders/ReportProgress';
import { ReportContents } from './ReportContents';
import { isUnderWay, type ReportJob, reportFailures, sentTo } from './report-words';

const icons: Partial<Record<string, typeof FileText>> = {
  'chart-column': ChartColumn,
  users: Users,
  house: House,
  'concierge-bell': ConciergeBell,
};

/** The status of the report requested here. */
function Outcome({ job }: { job: ReportJob }) {
  const { state: mail = 'SENT' } = useMailDelivery() ?? {};
  if (isUnderWay(job)) {
    return (
      <Stack $gap={2}>
        <ReportProgress job={job} />
        {!job.recipientEmail && (
          <p role="status">It downloads when it is ready; see Latest reports.</p>
        )}
      </Stack>
    );
  }
  if (job.status === 'FAILED')
    return (
      <Text as="p" $tone="danger">
        {job.error ?? reportFailures.generate.fallback}
      </Text>
    );
  return (
    <Stack $gap={2}>
      <Text as="p" $tone="success" $wrap="anywhere">
        {job.recipientEmail ? `${sentTo[mail]} ${job.recipientEmail}` : 'Ready to download'}
      </Text>
      <ReportFiles job={job} />
    </Stack>
  );
}

interface ReportCardProps {
  definition: ReportDefinition;
  /** The latest report of this type requested on this page. */
  job: ReportJob | undefined;
  isBusy: boolean;
  onOpen: () => void;
  onDownload: () => void;
}

/** One of the available reports. */
export function ReportCard({ definition, job, isBusy, onOpen, onDownload }: ReportCardProps) {
  const { name, description, icon } = definition;
  const Icon = icons[icon] ?? FileText;
  return (
    <Card title={name} icon={<Icon size={22} aria-hidden />}>
      <p>{description}</p>
      <Stack $gap={3}>
        <Row $gap={2} $nowrap>
          <Button onClick={onOpen} aria-label={`Generate & Send ${name}`}>
            Generate & Send
          </Button>
          <IconButton
            label={`Download ${name}`}
            variant="secondary"
            icon={<Download size={20} />}
            disabled={isBusy}
            onClick={onDownload}
          />
        </Row>
        {job && <Outcome job={job} />}
        <Fold summary="What is in it">
          <ReportContents definition={definition} />
        </Fold>
      </Stack>
    </Card>
  );
}
