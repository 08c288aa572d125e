import { seasonCopy } from './season-copies';

const week = (number: number, season: 'PEAK' | 'HIGH' | 'LOW', holiday: string | null = null) => ({
  __typename: 'CalendarWeek' as const,
  ...{ week: number, startDate: '2028-01-01', season, holiday, isMaintenance: number === 9 },
});

const year = (weeks: ReturnType<typeof week>[]) => ({
  __typename: 'CalendarYear' as const,
  ...{ propertyId: '1', year: 2028, tagsVersion: 4, weeks },
});

const target = { id: 'a', propertyId: '1', name: 'Mill', year: 2028 };

test('what changes is said with what it was, in ranges, and saved with the version that was read', () => {
  const source = year([week(1, 'PEAK'), week(2, 'PEAK'), week(3, 'LOW'), week(9, 'PEAK')]);
  const current = year([week(1, 'LOW'), week(2, 'HIGH'), week(3, 'HIGH'), week(9, 'LOW')]);
  expect(seasonCopy(target, source, current)).toEqual({
    id: 'a',
    target,
    text: 'low → peak in weeks 1, 9; high → peak in week 2; high → low in week 3',
    input: {
      ...{ propertyId: '1', year: 2028, version: 4 },
      weeks: [
        { week: 1, season: 'PEAK', isMaintenance: false },
        { week: 2, season: 'PEAK', isMaintenance: false },
        { week: 3, season: 'LOW', isMaintenance: false },
        { week: 9, season: 'PEAK', isMaintenance: true },
      ],
    },
    previous: [
      { week: 1, season: 'LOW', isMaintenance: false },
      { week: 2, season: 'HIGH', isMaintenance: false },
      { week: 3, season: 'HIGH', isMaintenance: false },
      { week: 9, season: 'LOW', isMaintenance: true },
    ],
  });
});

test('a holiday keeps its name with its new season', () => {
  const copy = seasonCopy(target, year([week(4, 'PEAK', 'Fair')]), year([week(5, 'LOW', 'Fair')]));
  expect(copy.input?.weeks).toEqual([
    { week: 5, season: 'PEAK', holiday: 'Fair', isMaintenance: false },
  ]);
});

test('seasons that are the same already are not saved', () => {
  const same = year([week(1, 'PEAK')]);
  expect(seasonCopy(target, same, same)).toEqual({ target, input: null });
});
