import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import { type Column, column } from '../../../ui/table/Table';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { screen } from '../../../ui/theme/tokens';
import type { ReadWeek } from '../calendar';
import type { WeekTags } from './week-tags';

export interface TaggedWeek {
  week: ReadWeek;
  tags: WeekTags;
}

const SEASONS = (['PEAK', 'HIGH', 'LOW'] as const).map((value) => ({
  value,
  label: SEASON_TITLES[value],
}));

const OnCard = styled.span`
  ${screen.desk} {
    display: none;
  }
`;

/** The columns of the season editor; `onChange` receives all tags of the week. */
export const weekTagColumns = (
  onChange: (week: ReadWeek, tags: WeekTags) => void,
): Column<TaggedWeek>[] => [
  column('Week', { align: 'end' }, ({ week: { week } }) => (
    <span>
      <OnCard>Week </OnCard>
      {week}
    </span>
  )),
  column('Dates', { noWrap: true }, ({ week }) => shortDates(week)),
  column('Season', { minWidth: '9rem' }, ({ week, tags }) => (
    <Select
      label={`Season of week ${week.week}`}
      hideLabel
      value={tags.season}
      onValueChange={(season) => onChange(week, { ...tags, season })}
      options={SEASONS}
    />
  )),
  column('Holiday', {}, ({ week, tags }) => (
    <TextField
      label={`Holiday of week ${week.week}`}
      hideLabel
      placeholder="None"
      autoComplete="off"
      maxLength={50}
      value={tags.holiday}
      onChange={({ target }) => onChange(week, { ...tags, holiday: target.value })}
    />
  )),
  column('Maintenance', {}, ({ week, tags }) => (
    <Checkbox
      label={<VisuallyHidden>Maintenance in week {week.week}</VisuallyHidden>}
      checked={tags.isMaintenance}
      onCheckedChange={(isMaintenance) => onChange(week, { ...tags, isMaintenance })}
    />
  )),
  column(
    'Held by',
    {},
    ({ week: { booking } }) =>
      booking && `${booking.ownerName ?? 'Vacant'} (share ${booking.shareNumber})`,
  ),
];
