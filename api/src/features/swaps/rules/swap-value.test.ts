import { type SwapWorth, swapValue } from './swap-value';

const week = (season: SwapWorth['season'], holiday: string | null = null) => ({ season, holiday });

test.each<[SwapWorth, SwapWorth, string]>([
  [week('PEAK'), week('PEAK'), 'EQUAL'],
  [week('LOW'), week('HIGH'), 'GET_MORE'],
  [week('PEAK'), week('LOW', 'Midsummer'), 'GIVE_MORE'],
  [week('HIGH'), week('HIGH', 'Midsummer'), 'GET_MORE'],
])('%j for %j is %s', (give, get, verdict) => {
  expect(swapValue(give, get).verdict).toBe(verdict);
});

test('the reason names both weeks', () => {
  expect(swapValue(week('LOW'), week('PEAK', 'Christmas')).reason).toBe(
    'You give a low season week and get a peak season week with Christmas.',
  );
});
