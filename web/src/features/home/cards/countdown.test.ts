import { countdownText, stayOf } from './countdown';

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
  expect(countdownText(stay, new Date(now))).toBe(expected);
});

const next = { startDate: '2026-12-26', endDate: '2027-01-02' };
const later = { startDate: '2027-02-06', endDate: '2027-02-13' };

it.each([
  ['2026-12-25T23:59', [stay, later], stay],
  ['2026-12-26T09:00', [stay, later], stay],
  ['2026-12-26T09:00', [stay, next], next],
  ['2026-12-27T00:01', [stay, later], later],
  ['2026-12-27T00:01', [stay], undefined],
])('at %s, of %j it speaks of %j', (now, stays, expected) => {
  expect(stayOf(stays, new Date(now))).toBe(expected);
});
