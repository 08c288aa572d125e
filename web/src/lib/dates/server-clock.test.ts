import { noteServerTime, resetServerTime, serverNow } from './server-clock';

const NOW = Date.parse('2027-11-01T18:00:00Z');
const DAY = 86_400_000;
/** A Date header as the server writes it. */
const header = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServerTime();
});
afterEach(() => {
  jest.useRealTimers();
  resetServerTime();
});

/** How far the server's clock counts as ahead, in ms. */
const ahead = () => serverNow() - Date.now();

test('until the server has answered, the device’s clock counts', () => {
  expect(ahead()).toBe(0);
  noteServerTime(null, NOW);
  noteServerTime('no date', NOW);
  expect(ahead()).toBe(0);
});

test('a device that is right keeps its clock', () => {
  noteServerTime(header(NOW - 400), NOW - 900);
  expect(ahead()).toBe(0);
});

test.each([-2 * DAY, 2 * DAY])('a device that is %d ms off follows the server', (off) => {
  noteServerTime(header(NOW + off), NOW - 100);
  expect(Math.abs(ahead() - off)).toBeLessThanOrEqual(1_100);
});

test('a slow answer changes nothing, and quick ones narrow what is known', () => {
  noteServerTime(header(NOW + 60_000), NOW - 5_000);
  expect(ahead()).toBe(60_000);
  noteServerTime(header(NOW + 50_000), NOW - 20_000);
  expect(ahead()).toBe(60_000);
  // Sent at the end of its second.
  jest.setSystemTime(NOW + 200);
  noteServerTime(header(NOW + 61_000), NOW + 150);
  expect(ahead()).toBe(60_800);
});

test('a clock that is put right counts again', () => {
  noteServerTime(header(NOW - 2 * DAY), NOW - 100);
  jest.setSystemTime(NOW - 2 * DAY);
  noteServerTime(header(NOW - 2 * DAY), NOW - 2 * DAY - 100);
  expect(ahead()).toBe(0);
});
