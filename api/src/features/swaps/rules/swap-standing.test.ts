import { type ExchangeRefusal, exchangeRefusal, type SwapDetails } from './swap-standing';

const week = (number: number, facts: { hasBegun?: boolean; isDrafting?: boolean } = {}) => ({
  ...{ week: number, hasBegun: false, isDrafting: false },
  ...facts,
});
const begun = { hasBegun: true };
const drafting = { isDrafting: true };
const held = (booking: ReturnType<typeof week> | null) => ({ kind: 'HELD' as const, booking });
const open = (isFree: boolean, facts = {}) => ({
  kind: 'OPEN' as const,
  week: { ...week(30, facts), isFree },
});
const FACTS: SwapDetails = { given: week(28), wanted: held(week(30)) };
const DRAFTED = 'These weeks are being drafted: swaps wait until the draft has ended.';

test.each<[Partial<SwapDetails>, ExchangeRefusal['week'], string]>([
  [{ given: null }, 'given', 'This share no longer holds the week it offers.'],
  [{ given: week(28, begun) }, 'given', 'Week 28 has already begun.'],
  [{ wanted: held(null) }, 'wanted', 'The requested week has changed hands.'],
  [{ wanted: held(week(30, begun)) }, 'wanted', 'Week 30 has already begun.'],
  [{ wanted: open(true, begun) }, 'wanted', 'Week 30 has already begun.'],
  [{ wanted: open(false) }, 'wanted', 'Week 30 is no longer free.'],
  [
    { wanted: { kind: 'OPEN', week: null } },
    'wanted',
    'The requested dates are not a week of the calendar.',
  ],
  [{ given: week(28, drafting) }, 'given', DRAFTED],
  [{ wanted: held(week(30, drafting)) }, 'wanted', DRAFTED],
  [{ wanted: open(true, drafting) }, 'wanted', DRAFTED],
  [{ given: week(28, drafting), wanted: held(null) }, 'given', DRAFTED],
])('with %j the %s week prevents the exchange: %s', (facts, which, message) => {
  expect(exchangeRefusal({ ...FACTS, ...facts })).toEqual({ week: which, message });
});

test.each([FACTS, { ...FACTS, wanted: open(true) }])('with %j they change hands', (facts) => {
  expect(exchangeRefusal(facts)).toBeNull();
});
