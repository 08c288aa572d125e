import { countdown } from './countdown';

const stay = { startDate: '2026-12-19', endDate: '2026-12-26' };

it.each([
  ['2026-12-07T23:59', 'in 12 days'],
  ['2026-12-17T08:00', 'in 2 days'],
  ['2026-12-18T23:59', 'tomorrow'],
  ['2026-12-19T00:01', 'You are here now'],
  ['2026-12-25T12:00', 'You are here now'],
  ['2026-12-26T09:00', 'You check out today'],
  ['2026-10-20T12:00', 'in 60 days'],
  ['2026-10-19T12:00', 'in 9 weeks'],
  ['2025-12-20T12:00', 'in 52 weeks'],
])('at %s it says "%s"', (now, expected) => {
  expect(countdown(stay, new Date(now))).toBe(expected);
});
