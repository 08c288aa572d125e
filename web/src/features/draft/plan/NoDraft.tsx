import { useState } from 'react';
import { useFairnessLedgerQuery } from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CalendarClock, CalendarDays } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { FillDialog } from '../fill/FillDialog';
import { LedgerTable } from '../ledger/LedgerTable';
import { PlanDialog } from './PlanDialog';

interface NoDraftProps {
  propertyId: string;
  year: number;
  mayManage: boolean;
  refresh: () => Promise<unknown>;
}

/** Shown for a year without a draft: what was allocated all the same, or what is to come. */
export function NoDraft({ propertyId, year, mayManage, refresh }: NoDraftProps) {
  const [isPlanning, setPlanning] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const { data } = useFairnessLedgerQuery({ variables: { propertyId } });
  const rows = (data?.fairnessLedger ?? []).filter((row) => row.year === year);
  const fill = mayManage && (
    <>
      <Button variant="secondary" onClick={() => setFilling(true)}>
        Fill by rotation…
      </Button>
      {isFilling && <FillDialog {...{ propertyId, year }} onClose={() => setFilling(false)} />}
    </>
  );
  if (rows.length > 0) {
    const count = rows.reduce((sum, { peak, high, low }) => sum + peak + high + low, 0);
    return (
      <Stack>
        <h2>The weeks of {year} were allocated without a draft</h2>
        <p>
          There is no log of turns: {counted(count, 'week')} of {year} went to{' '}
          {counted(rows.length, 'share')}.
        </p>
        <LedgerTable rows={rows} room={null} />
        <Row>
          <LinkButton
            to={calendarPath({ propertyId, year })}
            icon={<CalendarDays size={18} aria-hidden />}
          >
            See {year} in the calendar
          </LinkButton>
          {fill}
        </Row>
      </Stack>
    );
  }
  return (
    <>
      <EmptyState
        icon={<CalendarClock size={28} />}
        title={`No draft is planned for ${year}`}
        text={
          mayManage
            ? 'Set the number of rounds, how long a turn lasts and when it opens. Everyone sees the order before it starts.'
            : 'Once an administrator plans one, you will see here when it opens and in which order everyone chooses.'
        }
        action={
          mayManage && (
            <Row $justify="center">
              <Button onClick={() => setPlanning(true)}>Plan a draft</Button>
              {fill}
            </Row>
          )
        }
      />
      {isPlanning && (
        <PlanDialog
          {...{ propertyId, year, refresh }}
          draft={null}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
}
