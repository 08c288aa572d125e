import { rivalSentence } from './rival';

const given = { bookingId: 1, week: 17 };
const weeks = [given, { bookingId: 2, week: 30 }];
const names = { requesterName: 'Hana Marsh', answererName: 'Ivo Hill' };

test.each([
  [{ gives: 1, wants: 3 }, 'Week 17 is also offered to Ivo Hill, in another pending swap.'],
  [{ gives: 3, wants: 1 }, 'Week 17 is also wanted by Hana Marsh, in another pending swap.'],
  [{ gives: 2, wants: 3 }, 'Week 30 is also offered to Ivo Hill, in another pending swap.'],
  [{ gives: 3, wants: 2 }, 'Week 30 is also wanted by Hana Marsh, in another pending swap.'],
])('another pending swap %j shares a week', (rival, sentence) => {
  expect(rivalSentence(weeks, [{ ...names, ...rival }])).toBe(sentence);
});

test.each([3, null])('an open week is also wanted by who gives %j for it', (gives) => {
  const open = [given, { bookingId: null, week: 40 }];
  expect(rivalSentence(open, [{ ...names, gives, wants: null, answererName: null }])).toBe(
    'Week 40 is also wanted by Hana Marsh, in another pending swap.',
  );
});

test('an open week, a week outside the calendar and further swaps are named as what they are', () => {
  const rival = { ...names, gives: 1, wants: null, answererName: null };
  const unknown = [{ bookingId: 1, week: undefined }, ...weeks.slice(1)];
  expect(rivalSentence(unknown, [rival, rival])).toBe(
    'One of the weeks is also offered for an open week, and 1 more pending swap has one of these weeks.',
  );
  expect(rivalSentence(weeks, [rival, rival, rival])).toMatch(/, and 2 more pending swaps have /);
  expect(rivalSentence(weeks, [])).toBeNull();
});
