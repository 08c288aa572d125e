import { type SwapDates, swapDatesRefusal } from './swap-dates';

const DATES: SwapDates = {
  currentWeekStart: '2027-07-03',
  currentWeekEnd: '2027-07-10',
  preferredWeekStart: '2027-08-07',
  preferredWeekEnd: '2027-08-14',
};
const SAME = { preferredWeekStart: '2027-07-03', preferredWeekEnd: '2027-07-10' };

test.each<[Partial<SwapDates>, keyof SwapDates, string]>([
  [
    { currentWeekEnd: '2027-07-03' },
    'currentWeekEnd',
    'The current week must end after it starts.',
  ],
  [
    { preferredWeekEnd: '2027-08-07' },
    'preferredWeekEnd',
    'The preferred week must end after it starts.',
  ],
  [SAME, 'preferredWeekStart', 'The preferred week must differ from the current one.'],
])('a swap with %j is refused at %s: %s', (dates, field, message) => {
  expect(swapDatesRefusal({ ...DATES, ...dates })).toEqual({ field, message });
});

test.each<Partial<SwapDates>>([
  {},
  { currentWeekEnd: '2027-07-04' },
  { preferredWeekEnd: '2027-08-08' },
  { ...SAME, preferredWeekStart: '2027-07-02' },
  { ...SAME, preferredWeekEnd: '2027-07-11' },
])('a swap with %j is one of two weeks', (dates) => {
  expect(swapDatesRefusal({ ...DATES, ...dates })).toBeNull();
});
