import fc from 'fast-check';
import { copiedSeasons } from './copy-seasons';
import { type SeasonName, suggestedWeeks } from './seasons';

const week = (number: number, season: SeasonName, holiday: string | null = null) => ({
  ...{ week: number, season, holiday },
});

test('a week takes the season of the week with its number', () => {
  const source = [week(1, 'PEAK'), week(2, 'HIGH'), week(3, 'LOW')];
  const target = [week(1, 'LOW'), week(2, 'HIGH'), week(3, 'HIGH'), week(53, 'LOW')];
  expect(copiedSeasons(source, target)).toEqual([week(1, 'PEAK'), week(3, 'LOW')]);
});

test('a holiday takes its season along, and leaves none behind', () => {
  const source = [week(13, 'PEAK', 'Easter'), week(16, 'LOW')];
  const target = [week(13, 'LOW'), week(16, 'HIGH', 'Easter')];
  expect(copiedSeasons(source, target)).toEqual([week(16, 'PEAK', 'Easter')]);
});

test('a holiday that the other year does not have keeps its season', () => {
  expect(copiedSeasons([week(30, 'LOW')], [week(30, 'PEAK', 'Regatta')])).toEqual([]);
});

test('suggested seasons are copied to any year with nothing but seasons changed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2090 }),
      fc.integer({ min: 0, max: 6 }),
      (year, day) => {
        const target = suggestedWeeks(year + 1, day);
        for (const changed of copiedSeasons(suggestedWeeks(year, day), target)) {
          const before = target.find((one) => one.week === changed.week);
          expect({ ...changed, season: null }).toEqual({ ...before, season: null });
          expect(changed.season).not.toBe(before?.season);
        }
      },
    ),
  );
});
