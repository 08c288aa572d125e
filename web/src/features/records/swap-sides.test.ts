import type { RecordSwapPartsFragment } from '../../generated/graphql';
import { swapSides } from './swap-sides';

const swap: RecordSwapPartsFragment = {
  ...{ id: '8', status: 'PENDING', isWaiting: false, propertyName: 'Lake House' },
  ...{ requesterName: 'Olivia Marsh', answererName: 'Ada Keller' },
  ...{ currentWeekStart: '2027-03-20', preferredWeekStart: '2027-07-24' },
};

function sentence(changes: Partial<RecordSwapPartsFragment>, personName?: string) {
  const { give, get } = swapSides({ ...swap, ...changes }, personName);
  return [give, get].map(({ before, week, after }) => `${before} ${week.week}${after}`).join(', ');
}

test('each side reads what they give and what they get from the other', () => {
  expect(sentence({}, 'Olivia Marsh')).toBe('Gives 12, gets 30 from Ada Keller');
  expect(sentence({}, 'Ada Keller')).toBe('Gives 30, gets 12 from Olivia Marsh');
});

test('a week has the dates that the swap begins on', () => {
  const { give, get } = swapSides(swap);
  expect(give.week).toMatchObject({ startDate: '2027-03-20', endDate: '2027-03-27' });
  expect(get.week).toMatchObject({ startDate: '2027-07-24', endDate: '2027-07-31' });
});

test('the requester is named on the page of a property', () => {
  expect(sentence({})).toBe('Olivia Marsh gives 12, gets 30 from Ada Keller');
});

test('an open week is from no one', () => {
  const open = { answererName: null };
  expect(sentence(open, 'Olivia Marsh')).toBe('Gives 12, gets the open 30');
  expect(sentence(open)).toBe('Olivia Marsh gives 12, gets the open 30');
});

test('two owners of one name are not mixed up', () => {
  const text = 'Olivia Marsh gives 12, gets 30 from Olivia Marsh';
  expect(sentence({ answererName: 'Olivia Marsh' }, 'Olivia Marsh')).toBe(text);
});

test.each([
  ['APPROVED', 'Gave 12, got 30 from Ada Keller'],
  ['DECLINED', 'Would have given 12, would have got 30 from Ada Keller'],
  ['CANCELLED', 'Would have given 12, would have got 30 from Ada Keller'],
  ['EXPIRED', 'Would have given 12, would have got 30 from Ada Keller'],
] as const)('a swap that is %s is past', (status, text) => {
  expect(sentence({ status }, 'Olivia Marsh')).toBe(text);
});
