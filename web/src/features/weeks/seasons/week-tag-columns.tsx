import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import type { Column } from '../../../ui/table/Table';
import { VisuallyHidden } from '../../../ui/text/Text';
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
  {
    key: 'week',
    header: 'Week',
    align: 'end',
    cell: ({ week: { week } }) => (
      <span>
        <OnCard>Week </OnCard>
        {week}
      </span>
    ),
  },
  { key: 'dates', header: 'Dates', noWrap: true, cell: ({ week }) => shortDates(week) },
  {
    key: 'season',
    minWidth: '9rem',
    header: 'Season',
    cell: ({ week, tags }) => (
      <Select
        label={`Season of week ${week.week}`}
        hideLabel
        value={tags.season}
        onValueChange={(season) => onChange(week, { ...tags, season })}
        options={SEASONS}
      />
    ),
  },
  {
    key: 'holiday',
    header: 'Holiday',
    cell: ({ week, tags }) => (
      <TextField
        label={`Holiday of week ${week.week}`}
        hideLabel
        placeholder="None"
        autoComplete="off"
        maxLength={50}
        value={tags.holiday}
        onChange={({ target }) => onChange(week, { ...tags, holiday: target.value })}
      />
    ),
  },
  {
    key: 'maintenance',
    header: 'Maintenance',
    cell: ({ week, tags }) => (
      <Checkbox
        label={<VisuallyHidden>Maintenance in week {week.week}</VisuallyHidden>}
        checked={tags.isMaintenance}
        onCheckedChange={(isMaintenance) => onChange(week, { ...tags, isMaintenance })}
      />
    ),
  },
  {
    key: 'holder',
    header: 'Held by',
    cell: ({ week: { booking } }) =>
      booking && `${booking.ownerName ?? 'Vacant'} (share ${booking.shareNumber})`,
  },
];
