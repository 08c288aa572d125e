import { type ReactNode, useState } from 'react';
import {
  type AgreedYearQuery,
  type FairnessLedgerQuery,
  useAgreedYearQuery,
  useFairnessLedgerQuery,
} from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';
import { today } from '../../../lib/dates/dates';
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
  /** The number of coming weeks that no one holds. */
  open: number;
}

const countOf = (rows: AllocatedProps['rows']) =>
  rows.reduce((sum, { peak, high, low }) => sum + peak + high + low, 0);

function CalendarLink({ propertyId, year }: { propertyId: string; year: number }) {
  return (
    <LinkButton to={calendarPath({ propertyId, year })} icon={<CalendarDays size={18} />}>
      See {year} in the calendar
    </LinkButton>
  );
}

/** A year of which some weeks were given, before it is decided how the others are. */
function GivenInPart({ rows, open, ...props }: NoDraftProps & Omit<AllocatedProps, 'agreed'>) {
  const { year, mayManage } = props;
  return (
    <Stack>
      <h2>
        {counted(countOf(rows), 'week')} of {year} given, {open} open
        {mayManage && ': how do the others get owners?'}
      </h2>
      {mayManage && <YearChoices {...props} />}
      <LedgerTable rows={rows} room={null} />
      <Row>
        <CalendarLink {...props} />
      </Row>
    </Stack>
  );
}

/** A year whose weeks were given without a draft, or are agreed outside. */
function Allocated({ propertyId, year, mayManage, agreed, rows, open }: AllocatedProps) {
  const [dialog, setDialog] = useState<'fill' | 'agree'>();
  const onClose = () => setDialog(undefined);
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
          {counted(countOf(rows), 'week')} of {year} went to {counted(rows.length, 'share')}.
        </p>
      ) : (
        <p>No share holds a week of {year} yet.</p>
      )}
      {rows.length > 0 && <LedgerTable rows={rows} room={null} />}
      <Row>
        <CalendarLink {...{ propertyId, year }} />
        {mayManage && !agreed && open > 0 && (
          <Button variant="secondary" onClick={() => setDialog('fill')}>
            Fill by rotation…
          </Button>
        )}
        {mayManage && (
          <Button variant="secondary" onClick={() => setDialog('agree')}>
            {agreed ? 'Not agreed outside…' : 'Agreed outside…'}
          </Button>
        )}
      </Row>
      {dialog === 'fill' && <FillDialog {...{ propertyId, year, onClose }} />}
      {dialog === 'agree' && (
        <AgreeDialog {...{ propertyId, year, onClose }} isAgreed={agreed !== null} />
      )}
    </Stack>
  );
}

/** Shown for a year without a draft: what was allocated all the same, or what is to come. */
export function NoDraft({ question, ...props }: NoDraftProps) {
  const { propertyId, year, mayManage } = props;
  const { data } = useFairnessLedgerQuery({ variables: { propertyId } });
  const { data: known, loading } = useAgreedYearQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data?.fairnessLedger ?? []).filter((row) => row.year === year);
  const agreed = known?.calendar.agreed ?? null;
  const open =
    known?.calendar.weeks.filter(
      ({ startDate, isMaintenance, booking }) => !booking && !isMaintenance && startDate > today(),
    ).length ?? 0;
  if (loading && !known) return null;
  if (rows.length > 0 && open > 0 && !known?.calendar.isOpenForClaims) {
    return <GivenInPart {...{ ...props, rows, open }} />;
  }
  if (rows.length > 0 || agreed) return <Allocated {...{ ...props, agreed, rows, open }} />;
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
