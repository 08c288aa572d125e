import { useState } from 'react';
import {
  useAdminUserQuery,
  useWeeksToSwapQuery,
  type WeekToSwapPartsFragment,
} from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { mediumDates } from '../../../lib/dates/week-dates';
import type { Picker } from '../../../ui/form/picker';
import type { SearchOption } from '../../../ui/form/SearchSelect';
import { Select } from '../../../ui/form/Select';
import { Stack } from '../../../ui/layout/Stack';
import { SwapPreview } from './SwapPreview';
import type { SwapForm } from './swap-form';

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

interface Props {
  form: SwapForm;
  onFill: (changes: Partial<SwapForm>) => void;
  UserPicker: Picker;
}

/** Fills the fields below by choosing a person, one of their weeks, and the week wanted. */
export function SwapPickers({ form, onFill, UserPicker }: Props) {
  const [person, setPerson] = useState<SearchOption | null>(null);
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

  const pickPerson = (next: SearchOption | null) => {
    setPerson(next);
    onFill({ userEmail: next?.note ?? '', property: null, shareNumber: '' });
  };
  const pickShare = (id: string) => {
    const next = shares.find((one) => one.id === id);
    if (!next) return;
    const property = { id: next.propertyId, label: next.propertyName };
    onFill({ property, shareNumber: String(next.shareNumber) });
  };
  const target = others.find(({ startDate }) => startDate === form.preferredWeekStart);
  return (
    <Stack $gap={4}>
      <UserPicker label="Person" value={person} onChange={pickPerson} />
      <Select
        label="Their share"
        value={share?.id ?? ''}
        onValueChange={pickShare}
        disabled={shares.length === 0}
        placeholder={data && person && shares.length === 0 ? 'No active share' : 'Choose…'}
        options={shares.map(({ id, propertyName, shareNumber }) => ({
          value: id,
          label: `${propertyName}, share ${shareNumber}`,
        }))}
      />
      <Select
        label="Week to give"
        value={chosen(given, form.currentWeekStart)}
        onValueChange={(start) => onFill({ currentWeekStart: start, currentWeekEnd: endOf(start) })}
        disabled={given.length === 0}
        placeholder={
          share && weeks.length > 0 && given.length === 0 ? 'No upcoming week' : 'Choose…'
        }
        options={given}
      />
      <Select
        label="Week wanted"
        value={chosen(wanted, form.preferredWeekStart)}
        onValueChange={(start) =>
          onFill({ preferredWeekStart: start, preferredWeekEnd: endOf(start) })
        }
        disabled={wanted.length === 0}
        options={wanted}
      />
      <SwapPreview
        form={form}
        ownerName={person?.note === form.userEmail ? person.label : form.userEmail.trim()}
        target={target && (target.booking ? `held by ${holderText(target)}` : 'an open week')}
      />
    </Stack>
  );
}
