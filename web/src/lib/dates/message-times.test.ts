import { dayName, listTime } from './message-times';

const NOW = new Date(2026, 10, 22, 12, 0);

it.each([
  [new Date(2026, 10, 22, 9, 5), '09:05', 'Today'],
  [new Date(2026, 10, 21, 9, 5), 'Yesterday', 'Yesterday'],
  [new Date(2026, 10, 19, 9, 5), 'Thursday', 'Thursday'],
  [new Date(2026, 9, 3, 9, 5), '3 Oct', 'Saturday 3 October'],
  [new Date(2025, 9, 3, 9, 5), '3 Oct 2025', '3 October 2025'],
])('%s is %s in a list and %s in a thread', (date, inList, inThread) => {
  expect(listTime(date.toISOString(), NOW)).toBe(inList);
  expect(dayName(date.toISOString(), NOW)).toBe(inThread);
});
