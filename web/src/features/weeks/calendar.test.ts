import { claimingShares, type Week } from './calendar';
import { fakeCalendar } from './test/fake-calendar';

const NOW = '2026-01-01T00:00:00Z';

/** The numbers of the shares that can claim a week that begins on a day. */
function claiming(startDate: string, dates: object): number[] {
  const calendar = fakeCalendar();
  const shares = calendar.shares.map((share) => ({
    ...share,
    ...(share.isMine && dates),
  }));
  const [week] = calendar.weeks;
  const open = { ...week, startDate, isMaintenance: false, booking: null, phase: 'coming' } as Week;
  return claimingShares({
    ...{ calendar: { ...calendar, shares, isOpenForClaims: true }, week: open, now: NOW },
  } as unknown as Parameters<typeof claimingShares>[0]).map(({ shareNumber }) => shareNumber);
}

test('a share claims only weeks that begin while it is mine', () => {
  const [mine] = fakeCalendar().shares.filter(({ isMine }) => isMine);
  const day = '2026-06-20';
  expect(claiming(day, { mineFrom: day })).toEqual([mine?.shareNumber]);
  expect(claiming('2026-06-13', { mineFrom: day })).toEqual([]);
  expect(claiming('2026-06-13', { mineUntil: day })).toEqual([mine?.shareNumber]);
  expect(claiming(day, { mineUntil: day })).toEqual([]);
});
