import type { RecordSwapPartsFragment } from '../../generated/graphql';
import { swapSides } from './swap-sides';

const swap: RecordSwapPartsFragment = {
  ...{ id: '8', status: 'PENDING', isWaiting: false, propertyName: 'Lake House' },
  ...{ requesterId: '3', requesterName: 'Olivia Marsh' },
  ...{ answererId: '4', answererName: 'Ada Keller' },
  ...{ currentWeekStart: '2027-03-20', preferredWeekStart: '2027-07-24' },
};

function sentence(changes: Partial<RecordSwapPartsFragment>, personId?: string) {
  const { give, get } = swapSides({ ...swap, ...changes }, personId);
  return [give, get].map(({ before, week, after }) => `${before} ${week.week}${after}`).join(', ');
}

test('each side reads what they give and what they get from the other', () => {
  expect(sentence({}, '3')).toBe('Gives 12, gets 30 from Ada Keller');
  expect(sentence({}, '4')).toBe('Gives 30, gets 12 from Olivia Marsh');
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
  const open = { answererId: null, answererName: null };
  expect(sentence(open, '3')).toBe('Gives 12, gets the open 30');
  expect(sentence(open)).toBe('Olivia Marsh gives 12, gets the open 30');
});

test('two owners of one name are not mixed up', () => {
  const namesakes = { answererName: 'Olivia Marsh' };
  expect(sentence(namesakes, '3')).toBe('Gives 12, gets 30 from Olivia Marsh');
  expect(sentence(namesakes, '4')).toBe('Gives 30, gets 12 from Olivia Marsh');
});

test.each([
  ['APPROVED', 'Gave 12, got 30 from Ada Keller'],
  ['DECLINED', 'Would have given 12, would have got 30 from Ada Keller'],
  ['CANCELLED', 'Would have given 12, would have got 30 from Ada Keller'],
  ['EXPIRED', 'Would have given 12, would have got 30 from Ada Keller'],
] as const)('a swap that is %s is past', (status, text) => {
  expect(sentence({ status }, '3')).toBe(text);
});
