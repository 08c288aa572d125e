import { type ReactNode, useState } from 'react';
import {
  type AgreedYearQuery,
  type FairnessLedgerQuery,
  useAgreedYearQuery,
  useFairnessLedgerQuery,
} from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { AgreedNote } from '../../../ui/calendar/AgreedNote';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CalendarClock, CalendarDays } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { FillDialog } from '../fill/FillDialog';
import { LedgerTable } from '../ledger/LedgerTable';
import { AgreeDialog } from './AgreeDialog';
import { YearChoices } from './YearChoices';

interface NoDraftProps {
  propertyId: string;
  year: number;
  mayManage: boolean;
  refresh: () => Promise<unknown>;
  /** Stands above the choices instead of the sentence that no draft is planned. */
  question?: ReactNode;
}

type Agreed = NonNullable<AgreedYearQuery['calendar']['agreed']>;

interface AllocatedProps extends Pick<NoDraftProps, 'propertyId' | 'year' | 'mayManage'> {
  agreed: Agreed | null;
  rows: FairnessLedgerQuery['fairnessLedger'];
}

/** A year whose weeks were given without a draft, or are agreed outside. */
function Allocated({ propertyId, year, mayManage, agreed, rows }: AllocatedProps) {
  const [open, setOpen] = useState<'fill' | 'agree'>();
  const onClose = () => setOpen(undefined);
  const count = rows.reduce((sum, { peak, high, low }) => sum + peak + high + low, 0);
  return (
    <Stack>
      <h2>
        {agreed
          ? `${year} is agreed outside Fairweek`
          : `The weeks of ${year} were allocated without a draft`}
      </h2>
      {agreed && <AgreedNote {...{ year, agreed }} />}
      {rows.length > 0 ? (
        <p>
          {!agreed && 'There is no log of turns: '}
          {counted(count, 'week')} of {year} went to {counted(rows.length, 'share')}.
        </p>
      ) : (
        <p>No share holds a week of {year} yet.</p>
      )}
      {rows.length > 0 && <LedgerTable rows={rows} room={null} />}
      <Row>
        <LinkButton
          to={calendarPath({ propertyId, year })}
          icon={<CalendarDays size={18} aria-hidden />}
        >
          See {year} in the calendar
        </LinkButton>
        {mayManage && !agreed && (
          <Button variant="secondary" onClick={() => setOpen('fill')}>
            Fill by rotation…
          </Button>
        )}
        {mayManage && (
          <Button variant="secondary" onClick={() => setOpen('agree')}>
            {agreed ? 'Not agreed outside…' : 'Agreed outside…'}
          </Button>
        )}
      </Row>
      {open === 'fill' && <FillDialog {...{ propertyId, year, onClose }} />}
      {open === 'agree' && (
        <AgreeDialog {...{ propertyId, year, onClose }} isAgreed={agreed !== null} />
      )}
    </Stack>
  );
}

/** Shown for a year without a draft: what was allocated all the same, or what is to come. */
export function NoDraft({ question, ...props }: NoDraftProps) {
  const { propertyId, year, mayManage } = props;
  const { data } = useFairnessLedgerQuery({ variables: { propertyId } });
  const { data: known } = useAgreedYearQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data?.fairnessLedger ?? []).filter((row) => row.year === year);
  const agreed = known?.calendar.agreed ?? null;
  if (rows.length > 0 || agreed) return <Allocated {...{ ...props, agreed, rows }} />;
  return (
    <Stack>
      {question ?? (
        <EmptyState
          icon={<CalendarClock size={28} />}
          title={`No draft is planned for ${year}`}
          text={
            mayManage
              ? 'Choose how its weeks get their owners.'
              : 'Once an administrator plans one, you will see here when it opens and in which order everyone chooses.'
          }
        />
      )}
      {mayManage && <YearChoices {...props} />}
    </Stack>
  );
}
