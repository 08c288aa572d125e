import { exchangeRefusal, type SwapFacts } from './swap-standing';

const week = (number: number, hasBegun = false) => ({ week: number, hasBegun });
const held = (booking: ReturnType<typeof week> | null) => ({ kind: 'HELD' as const, booking });
const open = (isFree: boolean) => ({ kind: 'OPEN' as const, week: { ...week(30), isFree } });

const FACTS: SwapFacts = { given: week(28), wanted: held(week(30)), isDrafting: false };

test.each<[Partial<SwapFacts>, string | null]>([
  [{}, null],
  [{ wanted: open(true) }, null],
  [{ given: null }, 'The week to be given is not held by this share any more.'],
  [{ given: week(28, true) }, 'Week 28 has begun already.'],
  [{ wanted: held(null) }, 'The week asked for is in other hands now.'],
  [{ wanted: held(week(30, true)) }, 'Week 30 has begun already.'],
  [{ wanted: open(false) }, 'Week 30 is not free any more.'],
  [{ wanted: { kind: 'OPEN', week: null } }, 'The dates asked for are no week of the calendar.'],
  [{ isDrafting: true }, 'These weeks are being drafted: swaps wait until the draft has ended.'],
])('with %j: %s', (facts, sentence) => {
  expect(exchangeRefusal({ ...FACTS, ...facts })).toBe(sentence);
});
