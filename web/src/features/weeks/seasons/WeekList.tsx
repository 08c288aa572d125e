import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Fold } from '../../../ui/layout/Fold';
import { Table } from '../../../ui/table/Table';
import { DESK } from '../../../ui/theme/tokens';
import type { ReadWeek } from '../calendar';
import { type TaggedWeek, weekTagColumns } from './week-tag-columns';
import type { WeekTags } from './week-tags';

interface Props {
  year: number;
  rows: readonly TaggedWeek[];
  onChange: (week: ReadWeek, tags: WeekTags) => void;
}

/** The weeks of a year with all that can be set for each; folded on a phone, where each is a card. */
export function WeekList({ year, rows, onChange }: Props) {
  const isDesk = useMediaQuery(DESK);
  const table = (
    <Table
      label={`Weeks of ${year}`}
      columns={weekTagColumns(onChange)}
      rows={rows}
      rowKey={({ week }) => week.startDate}
      cards
    />
  );
  return isDesk ? table : <Fold summary="Holidays and maintenance by week">{table}</Fold>;
}
