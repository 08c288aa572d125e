import {
  type DateRange,
  REPORTS,
  type ReportDefinition,
  rangeFromText,
  rangeToText,
} from '@rules/reports';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ReportJobsDocument, useReportJobsQuery } from '../../generated/graphql';
import { addressIds } from '../../lib/address/address-values';
import { useGuardedHistory } from '../../lib/address/GuardedRouter';
import { type AddressChanges, useAddressChange } from '../../lib/address/use-address-change';
import { today } from '../../lib/dates/dates';
import { useReread } from '../../lib/live/reread';
import { errorCode, errorText } from '../../lib/network/error-text';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ShieldX } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { Badge } from '../../ui/text/Badge';
import { box, color, DESK, font, screen, space, weight } from '../../ui/theme/tokens';
import type { ReportParts } from './orders/GenerateReportDialog';
import { GenerateReportDialog } from './orders/GenerateReportDialog';
import { LatestReports } from './orders/LatestReports';
import { LatestReportsButton } from './orders/LatestReportsButton';
import { Periods } from './orders/Periods';
import { useReportOrders } from './orders/use-report-orders';
import { ReportCard } from './ReportCard';
import { ReportSummaryCards } from './ReportSummaryCards';
import { coveredText, lengthText, rangeText } from './report-words';

const Title = styled.div`
  h2 {
    ${box.row(2)};
    flex-wrap: wrap;
    ${font.heading('title', 1.25)};
    ${screen.phone} {
      ${font.size('large')};
    }
  }
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  span {
    font-family: ${font.text};
  }
`;
/** The common scope of every report. */
const Scope = styled.div`
  ${box.grid(2)};
  color: ${color.textMuted};
  b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;
// Four cards fit in one row or two by two, never three and one.
const Cards = styled.div`
  ${box.grid(4)};
  ${screen.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 100rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Latest = styled.div`
  outline: 0;
`;

/**
 * The reports panel (spec §2 'Admin reports and analytics panel'); the address holds the
 * range and the properties that were chosen last.
 */
export function ReportsPanel({ PropertyPicker }: ReportParts) {
  const { data, error } = useReportJobsQuery({ fetchPolicy: 'cache-and-network' });
  const jobs = data?.reportJobs;
  const reread = useReread();
  const refetchJobs = () => void reread([ReportJobsDocument]);
  const { orders, isBusy, generate, send } = useReportOrders(jobs, refetchJobs);
  const [opened, setOpened] = useState<ReportDefinition>();
  const [params] = useSearchParams();
  const change = useAddressChange();
  const { freely } = useGuardedHistory();
  const propertyIds = addressIds(params.get('properties'));
  const covered = propertyIds.length > 0 ? { propertyIds: [...propertyIds] } : {};
  const note = (changes: AddressChanges) => freely(() => change(changes, { replace: true }));
  const range = rangeFromText(params.get('range'), today());
  const chooseRange = (next: DateRange) => note({ range: rangeToText(next, today()) });
  const isDesk = useMediaQuery(DESK);
  const latest = useRef<HTMLDivElement>(null);
  const showLatest = () => {
    latest.current?.scrollIntoView();
    latest.current?.focus({ preventScroll: true });
  };
  if (errorCode(error) === 'FORBIDDEN') {
    return <EmptyState icon={<ShieldX size={28} />} title={errorText(error, 'Access Denied')} />;
  }
  return (
    <Stack $gap={isDesk ? 5 : 3}>
      <Title>
        <h2>
          Admin Reports & Analytics <Badge tone="info">{REPORTS.length} reports</Badge>
        </h2>
        <p>Generate and send detailed system reports</p>
      </Title>
      {!isDesk && <LatestReportsButton jobs={jobs} onPress={showLatest} />}
      {isDesk && <ReportSummaryCards />}
      <Stack $gap={4}>
        <Scope>
          <Periods range={range} onRange={chooseRange} />
          <p>
            The reports cover{' '}
            <b>
              {rangeText(range)} ({lengthText(range)})
            </b>{' '}
            and <b>{coveredText(propertyIds).toLowerCase()}</b>.
          </p>
        </Scope>
        <Cards>
          {REPORTS.map((definition) => (
            <ReportCard
              key={definition.id}
              definition={definition}
              job={orders.find(({ reportType }) => reportType === definition.id)}
              isBusy={isBusy}
              onOpen={() => setOpened(definition)}
              onDownload={() =>
                generate({ reportType: definition.id, dateRange: range, ...covered })
              }
            />
          ))}
        </Cards>
      </Stack>
      {!isDesk && <ReportSummaryCards />}
      <Latest ref={latest} tabIndex={-1}>
        <LatestReports jobs={jobs} error={error} onRetry={refetchJobs} />
      </Latest>
      {opened && (
        <GenerateReportDialog
          {...{ definition: opened, range, isBusy, generate, send }}
          {...{ propertyIds, PropertyPicker }}
          onRange={chooseRange}
          onProperties={(ids) => note({ properties: ids.join(',') || null })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
