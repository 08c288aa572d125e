import type { RecordSwapPartsFragment } from '../../generated/graphql';
import { swapSentence } from './swap-sentence';

const swap: RecordSwapPartsFragment = {
  ...{ id: '8', status: 'PENDING', isWaiting: false, propertyName: 'Lake House' },
  ...{ requesterName: 'Olivia Marsh', answererName: 'Ada Keller' },
  ...{ currentWeekStart: '2027-03-20', preferredWeekStart: '2027-07-24' },
};
const MARCH = 'week 12 (20–27 Mar 2027)';
const JULY = 'week 30 (24–31 Jul 2027)';

test('each side reads what they give and what they get from the other', () => {
  expect(swapSentence(swap, 'Olivia Marsh')).toBe(
    `Gives ${MARCH} and gets ${JULY} from Ada Keller`,
  );
  expect(swapSentence(swap, 'Ada Keller')).toBe(
    `Gives ${JULY} and gets ${MARCH} from Olivia Marsh`,
  );
});

test('the requester is named on the page of a property', () => {
  expect(swapSentence(swap)).toBe(`Olivia Marsh gives ${MARCH} and gets ${JULY} from Ada Keller`);
});

test('an open week is of no one', () => {
  const open = { ...swap, answererName: null };
  expect(swapSentence(open, 'Olivia Marsh')).toBe(`Gives ${MARCH} and gets the open ${JULY}`);
  expect(swapSentence(open)).toBe(`Olivia Marsh gives ${MARCH} and gets the open ${JULY}`);
});

test('two owners of one name are not mixed up', () => {
  const same = { ...swap, answererName: 'Olivia Marsh' };
  expect(swapSentence(same, 'Olivia Marsh')).toBe(
    `Olivia Marsh gives ${MARCH} and gets ${JULY} from Olivia Marsh`,
  );
});

test.each([
  ['APPROVED', 'Gave', 'got'],
  ['DECLINED', 'Would have given', 'got'],
  ['CANCELLED', 'Would have given', 'got'],
  ['EXPIRED', 'Would have given', 'got'],
] as const)('a swap that is %s is past', (status, give, get) => {
  expect(swapSentence({ ...swap, status }, 'Olivia Marsh')).toBe(
    `${give} ${MARCH} and ${get} ${JULY} from Ada Keller`,
  );
});
