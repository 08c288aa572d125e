import styled from 'styled-components';
import {
  useAdminUserQuery,
  useWeeksToSwapQuery,
  type WeekToSwapPartsFragment,
} from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { mediumDates } from '../../../lib/dates/week-dates';
import { Columns } from '../../../ui/data/Columns';
import type { Picker } from '../../../ui/form/picker';
import type { SearchOption } from '../../../ui/form/SearchSelect';
import { Select } from '../../../ui/form/Select';
import { screen } from '../../../ui/theme/tokens';
import { SwapPreview } from './SwapPreview';
import { NO_WEEKS, type SwapForm } from './swap-form';

/** The coming weeks of a property, of this year and the next. */
function useComingWeeks(propertyId: string | undefined): WeekToSwapPartsFragment[] {
  const thisDay = today();
  const year = Number(thisDay.slice(0, 4));
  const { data } = useWeeksToSwapQuery({
    variables: { propertyId: propertyId ?? '', year, nextYear: year + 1 },
    skip: !propertyId,
  });
  const weeks = [...(data?.year.weeks ?? []), ...(data?.nextYear.weeks ?? [])];
  return weeks.filter(({ startDate, isMaintenance }) => startDate > thisDay && !isMaintenance);
}

const holderText = ({ booking }: WeekToSwapPartsFragment) =>
  booking ? `${booking.ownerName ?? 'vacant'}, share ${booking.shareNumber}` : 'open';

const optionsOf = (weeks: readonly WeekToSwapPartsFragment[], hasHolder: boolean) =>
  weeks.map((week) => ({
    value: week.startDate,
    label: hasHolder ? `${mediumDates(week)} · ${holderText(week)}` : mediumDates(week),
  }));

/** The chosen one, as long as the fields say the same. */
const chosen = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value) ? value : '';

/** What the fields say until something is chosen in them. */
const nextStep = (person: unknown, share: unknown) => ({
  share: person ? 'Choose…' : 'Choose a person first',
  week: share ? 'Choose…' : 'Choose a share first',
});

/** Who with which share, then which week for which. */
const Pairs = styled(Columns)`
  ${screen.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface Props {
  form: SwapForm;
  person: SearchOption | null;
  onPerson: (person: SearchOption | null) => void;
  onFill: (changes: Partial<SwapForm>) => void;
  UserPicker: Picker;
}

/** Fills the fields below by choosing a person, one of their weeks, and the week wanted. */
export function SwapPickers({ form, person, onPerson, onFill, UserPicker }: Props) {
  const { data } = useAdminUserQuery({ variables: { id: person?.id ?? '' }, skip: !person });
  const shares = (person && data?.adminUser.shares.filter(({ isActive }) => isActive)) || [];
  const share = shares.find(
    ({ propertyId, shareNumber }) =>
      propertyId === form.property?.id && String(shareNumber) === form.shareNumber,
  );
  const weeks = useComingWeeks(share?.propertyId);
  const theirs = weeks.filter(({ booking }) => booking?.shareNumber === share?.shareNumber);
  const others = weeks.filter(({ booking }) => !booking || booking.ownerId !== person?.id);
  const given = optionsOf(theirs, false);
  const wanted = optionsOf(others, true);
  const endOf = (start: string) => weeks.find((week) => week.startDate === start)?.endDate ?? '';

  const pickShare = (id: string) => {
    const next = shares.find((one) => one.id === id);
    if (!next) return;
    const property = { id: next.propertyId, label: next.propertyName };
    onFill({ ...NO_WEEKS, property, shareNumber: String(next.shareNumber) });
  };
  const target = others.find(({ startDate }) => startDate === form.preferredWeekStart);
  const isShareless = data !== undefined && shares.length === 0;
  const hasNoneToGive = weeks.length > 0 && given.length === 0;
  const next = nextStep(person, share);
  return (
    <>
      <Pairs>
        <UserPicker label="Person" value={person} onChange={onPerson} />
        <Select
          label="Their share"
          value={share?.id ?? ''}
          onValueChange={pickShare}
          disabled={shares.length === 0}
          placeholder={person && isShareless ? 'No active share' : next.share}
          options={shares.map(({ id, propertyName, shareNumber }) => ({
            value: id,
            label: `${propertyName}, share ${shareNumber}`,
          }))}
        />
        <Select
          label="Week to give"
          value={chosen(given, form.currentWeekStart)}
          onValueChange={(start) =>
            onFill({ currentWeekStart: start, currentWeekEnd: endOf(start) })
          }
          disabled={given.length === 0}
          placeholder={hasNoneToGive ? 'No upcoming week' : next.week}
          options={given}
        />
        <Select
          label="Week wanted"
          value={chosen(wanted, form.preferredWeekStart)}
          onValueChange={(start) =>
            onFill({ preferredWeekStart: start, preferredWeekEnd: endOf(start) })
          }
          disabled={wanted.length === 0}
          placeholder={next.week}
          options={wanted}
        />
      </Pairs>
      <SwapPreview
        form={form}
        ownerName={person?.label ?? form.userEmail.trim()}
        target={target && (target.booking ? `held by ${holderText(target)}` : 'an open week')}
      />
    </>
  );
}
