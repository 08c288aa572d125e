import { approvalSentence } from './approval';

const given = { gives: 1, wants: 3 };
const wanted = { gives: 4, wants: 2 };
const sameOpenWeek = { gives: 5, wants: null };

test.each([
  [[given], 'Approving this one cancels it.'],
  [[given, wanted], 'Approving this one cancels them.'],
  [[given, sameOpenWeek], 'Approving this one cancels 1 of them.'],
  [[sameOpenWeek], null],
  [[], null],
])(
  'the approval of a swap of the weeks 1 and 2 says which of %j it cancels',
  (rivals, sentence) => {
    expect(approvalSentence([1, 2], rivals)).toBe(sentence);
  },
);

test('a swap for an open week cancels none that has only that week', () => {
  expect(approvalSentence([1, null], [sameOpenWeek])).toBeNull();
});
