import { type ClaimFacts, claimRefusal } from './claims';

const FREE: ClaimFacts = {
  year: 2027,
  week: 31,
  share: { shareNumber: 5, isActive: true },
  isOpenForClaims: true,
  place: { isMaintenance: false, hasBegun: false },
};

test('an open, coming week may be claimed by an active share', () => {
  expect(claimRefusal(FREE)).toBeNull();
});

test.each<[Partial<ClaimFacts>, string]>([
  [{ share: { shareNumber: 5, isActive: false } }, 'Share 5 is inactive and takes no weeks.'],
  [{ isOpenForClaims: false }, 'The weeks of 2027 cannot be taken yet.'],
  [{ place: null }, '2027 has no week 31 here.'],
  [{ place: { isMaintenance: true, hasBegun: false } }, 'Week 31 is kept for maintenance.'],
  [{ place: { isMaintenance: false, hasBegun: true } }, 'Week 31 has begun already.'],
])('with %j: %s', (facts, sentence) => {
  expect(claimRefusal({ ...FREE, ...facts })).toBe(sentence);
});
