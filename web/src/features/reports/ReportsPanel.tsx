import { defaultRange, REPORTS, type ReportDefinition } from '@rules/reports';
import { ShieldX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useReportJobsQuery } from '../../generated/graphql';
import { errorCode, errorText } from '../../kit/error-text';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { color, font, size, space, weight } from '../../ui/theme/tokens';
import { useLiveArea } from '../audit/use-live-area';
import { GenerateReportDialog } from './GenerateReportDialog';
import { LatestReports } from './LatestReports';
import { ReportCard } from './ReportCard';
import { ReportSummaryCards } from './ReportSummaryCards';
import { today } from './report-words';
import { useReportOrders } from './use-report-orders';

const Header = styled.header`
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    font: ${weight.normal} ${size.title} / 1.25 ${font.title};
  }
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  span {
    font-family: ${font.text};
  }
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** Spec §2 'Admin reports and analytics panel'. */
export function ReportsPanel() {
  const { data, error, refetch } = useReportJobsQuery({ fetchPolicy: 'cache-and-network' });
  const lookAgain = useLiveArea('REPORTS', refetch);
  const jobs = data?.reportJobs;
  const { orders, isBusy, generate, send } = useReportOrders(jobs, lookAgain);
  const [opened, setOpened] = useState<ReportDefinition>();
  if (errorCode(error) === 'FORBIDDEN') {
    return <EmptyState icon={<ShieldX size={28} />} title={errorText(error, 'Access Denied')} />;
  }
  return (
    <Stack $gap={5}>
      <Header>
        <h2>
          Admin Reports & Analytics <Badge tone="info">{REPORTS.length}</Badge>
        </h2>
        <p>Generate and send detailed system reports</p>
      </Header>
      <ReportSummaryCards />
      <Cards>
        {REPORTS.map((definition) => (
          <ReportCard
            key={definition.id}
            definition={definition}
            job={orders.find(({ reportType }) => reportType === definition.id)}
            isBusy={isBusy}
            onOpen={() => setOpened(definition)}
            onDownload={() =>
              generate({ reportType: definition.id, dateRange: defaultRange(today()) })
            }
          />
        ))}
      </Cards>
      <LatestReports jobs={jobs} error={error} onRetry={() => refetch()} />
      {opened && (
        <GenerateReportDialog
          {...{ definition: opened, isBusy, generate, send }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
