import { act, renderHook } from '@testing-library/react';
import { momentText } from '../../lib/dates/dates';
import { noteServerTime, resetServerTime } from '../../lib/dates/server-clock';
import { clockText, durationText, nearTime, useTimeLeft } from './use-clock';

const NOW = Date.parse('2027-11-01T18:00:00Z');
const after = (ms: number) => new Date(NOW + ms).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  resetServerTime();
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [3_599_001, '1 h 00 min'],
  [5 * 3_600_000 + 9 * 60_000, '5 h 09 min'],
  [47 * 3_600_000, '1 d 23 h'],
])('shows %d ms as %s: a second counts until it is over', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it.each([
  [0, 'now'],
  [90_000, 'in 2 min'],
  [5 * 3_600_000, 'in 5 h 00 min'],
  [47 * 3_600_000, 'in 1 d 23 h'],
  [7 * 86_400_000, momentText(after(7 * 86_400_000))],
])('a list says of a moment in %d ms what the clock does: %s', (ms, text) => {
  expect(nearTime(after(ms), new Date(NOW))).toBe(text);
});

it('formats a duration by its two largest units', () => {
  expect(durationText(172_800)).toBe('2 days');
  expect(durationText(5_401)).toBe('1 hour 30 minutes');
});

it('counts down by the server’s clock', () => {
  resetServerTime();
  noteServerTime(new Date(NOW + 60_000).toUTCString(), NOW);
  const { result } = renderHook(() => useTimeLeft(after(90_000)));
  expect(result.current).toBe(30_000);
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current).toBe(28_000);
  act(() => jest.advanceTimersByTime(40_000));
  expect(result.current).toBe(0);
});
