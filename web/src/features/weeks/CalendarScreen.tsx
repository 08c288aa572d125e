import { type ReactNode, useEffect, useState } from 'react';
import { useAddressChange } from '../../lib/address/use-address-change';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { errorCode } from '../../lib/network/error-text';
import { useReadOnly } from '../../lib/read-only';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { AgreedNote } from '../../ui/calendar/AgreedNote';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { CalendarPlus, Printer } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Row } from '../../ui/layout/Stack';
import { DESK, space } from '../../ui/theme/tokens';
import { CalendarSkeleton } from './CalendarSkeleton';
import { CalendarToolbar } from './CalendarToolbar';
import { ChangeNews } from './ChangeNews';
import type { CalendarYear, ComingWeek } from './calendar';
import { ClaimLimitNote } from './dialog/ClaimLimitNote';
import { Legend } from './Legend';
import { FridgeCalendar } from './paper/FridgeCalendar';
import { useCalendarAddress } from './use-calendar-address';
import { useCalendars } from './use-calendars';
import { useChangedWeeks } from './use-changed-weeks';
import { Jumps } from './year/Jumps';
import { useEarlier } from './year/use-earlier';
import { YearView } from './year/YearView';

/** The month comes with a date picker, which the year does without. */
const MonthView = lazyComponent(
  async () => (await import('./month/MonthView')).MonthView,
  <CalendarSkeleton />,
);

/** They are loaded once the calendar is shown. */
const WeekDialog = lazyComponent(
  async () => (await import('./dialog/WeekDialog')).WeekDialog,
  null,
);
const FeedDialog = lazyComponent(async () => (await import('./feed/FeedDialog')).FeedDialog, null);
const DIALOGS = [WeekDialog, FeedDialog];

interface CalendarScreenProps {
  /** Undefined until the property is known. */
  propertyId: string | undefined;
  switcher: ReactNode;
  /** Renders the swap actions of a future week. */
  swapOf?: (week: ComingWeek) => ReactNode;
  /** A link to the property's draft. */
  draftLink?: ReactNode;
}

/**
 * /calendar: who has which week, the user's highlighted, with its actions; guests of the property
 * only view it.
 */
export function CalendarScreen({ propertyId, switcher, swapOf, draftLink }: CalendarScreenProps) {
  const [timeZone, setTimeZone] = useState<string>();
  const address = useCalendarAddress(timeZone);
  const { year, view, month } = address;
  const isDesk = useMediaQuery(DESK);
  const { calendar, yearBefore, error, refresh } = useCalendars({
    propertyId,
    year,
    withYearBefore: view === 'month' && month === 1,
  });
  const [isSubscribing, setSubscribing] = useState(false);
  const known = calendar?.timeZone;
  useEffect(() => {
    if (known) setTimeZone(known);
  }, [known]);
  usePreload(calendar !== undefined, DIALOGS);
  return (
    <Page width="wide">
      <PageHeader
        title="Calendar"
        text={switcher ? undefined : calendar?.propertyName}
        actions={
          <Row $nowrap>
            {isDesk && draftLink}
            {isDesk && switcher}
            <Actions
              {...{ calendar, isFailed: error !== undefined, isDesk }}
              onSubscribe={() => setSubscribing(true)}
            />
          </Row>
        }
      />
      {!isDesk && switcher && <Row style={{ marginBottom: space[4] }}>{switcher}</Row>}
      <CalendarToolbar address={address} isGuest={calendar?.isGuest ?? false} />
      {calendar && <Weeks {...{ calendar, yearBefore, address, refresh, swapOf }} />}
      {calendar && !isDesk && (
        <Row style={{ marginTop: space[5] }}>
          {draftLink}
          <PrintButton />
        </Row>
      )}
      {!calendar && (
        <NotLoaded
          {...{ error, refetch: refresh, what: 'The calendar' }}
          isRefused={errorCode(error) === 'FORBIDDEN'}
        >
          <CalendarSkeleton />
        </NotLoaded>
      )}
      {calendar && isSubscribing && (
        <FeedDialog
          propertyId={calendar.propertyId}
          propertyName={calendar.propertyName}
          onClose={() => setSubscribing(false)}
        />
      )}
    </Page>
  );
}

interface ActionsProps {
  calendar: CalendarYear | undefined;
  isFailed: boolean;
  isDesk: boolean;
  onSubscribe: () => void;
}

/** They keep their place while the calendar is loading. */
function Actions({ calendar, isFailed, isDesk, onSubscribe }: ActionsProps) {
  const isReadOnly = useReadOnly();
  if (!calendar && isFailed) return null;
  return (
    <>
      {isDesk && <PrintButton disabled={!calendar} />}
      {!calendar?.isGuest && !isReadOnly && (
        <SubscribeButton {...{ isDesk, onSubscribe }} disabled={!calendar} />
      )}
    </>
  );
}

interface SubscribeButtonProps extends Pick<ActionsProps, 'isDesk' | 'onSubscribe'> {
  disabled: boolean;
}

/** On phones an icon on the title's line. */
function SubscribeButton({ isDesk, disabled, onSubscribe }: SubscribeButtonProps) {
  const shared = { variant: 'secondary', disabled, onClick: onSubscribe } as const;
  const icon = <CalendarPlus size={18} aria-hidden />;
  if (!isDesk) return <IconButton {...shared} icon={icon} label="Subscribe" />;
  return (
    <Button {...shared} icon={icon}>
      Subscribe
    </Button>
  );
}

function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      icon={<Printer size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}

interface WeeksProps {
  calendar: CalendarYear;
  yearBefore: CalendarYear | undefined;
  address: ReturnType<typeof useCalendarAddress>;
  refresh: () => Promise<unknown>;
  swapOf: CalendarScreenProps['swapOf'];
}

function Weeks({ calendar, yearBefore, address, refresh, swapOf }: WeeksProps) {
  const changed = useChangedWeeks(calendar);
  const change = useAddressChange();
  const isDesk = useMediaQuery(DESK);
  const { id: openStart, open, close } = useOpenRecord('week');
  const home = [calendar, yearBefore].find((one) =>
    one?.weeks.some(({ startDate }) => startDate === openStart),
  );
  const openWeek = home?.weeks.find(({ startDate }) => startDate === openStart);
  const shared = { calendar, show: address.show, changed, onOpen: open };
  const isFoldable = !isDesk && address.view === 'year' && address.show === 'all';
  const { earlier, skipped } = useEarlier(calendar.weeks, isFoldable);
  const hasLegend = address.view === 'year';
  return (
    <>
      {calendar.agreed && <AgreedNote year={calendar.year} agreed={calendar.agreed} />}
      <ClaimLimitNote calendar={calendar} />
      <ChangeNews calendar={calendar} changed={changed} />
      <Row $justify="space-between" style={{ marginBottom: space[4] }}>
        <Jumps
          weeks={calendar.weeks}
          earlier={earlier}
          onOpen={open}
          onToday={address.isNow ? undefined : address.toNow}
        />
        {hasLegend && isDesk && <Legend />}
      </Row>
      {address.view === 'year' ? (
        <YearView {...shared} skipped={skipped} />
      ) : (
        <MonthView
          {...shared}
          yearBefore={yearBefore}
          month={address.month}
          onMonthChange={(date) => change({ year: date.getFullYear(), month: date.getMonth() + 1 })}
        />
      )}
      {hasLegend && !isDesk && (
        <div style={{ marginTop: space[5] }}>
          <Legend />
        </div>
      )}
      <FridgeCalendar calendar={calendar} />
      {home && openWeek && (
        <WeekDialog
          calendar={home}
          week={openWeek}
          refresh={refresh}
          swapOf={swapOf}
          onClose={close}
        />
      )}
    </>
  );
}
