import { type ClaimState, claimLimitEnd, claimRefusal } from './claims';

const FREE: ClaimState = {
  year: 2027,
  week: 31,
  share: { shareNumber: 5, isActive: true },
  isOpenForClaims: true,
  place: { isMaintenance: false, hasBegun: false },
  limitedUntil: null,
  claimedWeek: null,
  timeZone: 'UTC',
  now: '2026-12-15T12:00:00.000Z',
};

test('an open, coming week may be claimed by an active share', () => {
  expect(claimRefusal(FREE)).toBeNull();
});

test.each<[Partial<ClaimState>, string]>([
  [{ share: { shareNumber: 5, isActive: false } }, 'Share 5 is inactive and takes no weeks.'],
  [{ isOpenForClaims: false }, 'The weeks of 2027 cannot be taken yet.'],
  [{ place: null }, '2027 has no week 31 here.'],
  [{ place: { isMaintenance: true, hasBegun: false } }, 'Week 31 is reserved for maintenance.'],
  [{ place: { isMaintenance: false, hasBegun: true } }, 'Week 31 has already begun.'],
])('with %j: %s', (facts, sentence) => {
  expect(claimRefusal({ ...FREE, ...facts })).toBe(sentence);
});

describe('one open week a share after a draft', () => {
  const END = '2026-12-15T12:00:00.000Z';
  const after = (draftedAt: string | null, days: number) => claimLimitEnd({ draftedAt, days });

  test('ends so many times 24 hours after the draft, and is no limit without a draft or with 0 days', () => {
    expect(after('2026-12-01T12:00:00.000Z', 14)).toBe(END);
    // Clocks move forward in between, in most places.
    expect(after('2027-03-20T12:00:00.000Z', 14)).toBe('2027-04-03T12:00:00.000Z');
    expect(after('2026-12-01T12:00:00.000Z', 0)).toBeNull();
    expect(after(null, 14)).toBeNull();
  });

  test.each<[string, Partial<ClaimState>, boolean]>([
    ['the first', { limitedUntil: END, now: '2026-12-15T11:59:59.999Z' }, true],
    [
      'a second, in the last millisecond',
      { limitedUntil: END, now: '2026-12-15T11:59:59.999Z', claimedWeek: 30 },
      false,
    ],
    ['a second, at the very end', { limitedUntil: END, now: END, claimedWeek: 30 }, true],
    ['a second without a limit', { limitedUntil: null, claimedWeek: 30 }, true],
    [
      'the same again',
      { limitedUntil: END, now: '2026-12-02T00:00:00.000Z', claimedWeek: 31 },
      true,
    ],
  ])('%s: %j', (_, facts, isAllowed) => {
    expect(claimRefusal({ ...FREE, ...facts }) === null).toBe(isAllowed);
  });

  test('names the claimed week, and when the limit ends', () => {
    const facts = { limitedUntil: END, now: '2026-12-02T00:00:00.000Z', claimedWeek: 30 };
    expect(claimRefusal({ ...FREE, ...facts })).toBe(
      'Share 5 has taken week 30. Until Tuesday, 15 December 2026, 12:00 UTC, each share may take one open week of 2027; after that, the first to take a week has it.',
    );
    expect(claimRefusal({ ...FREE, ...facts, timeZone: 'Europe/Zurich' })).toContain(
      'Until Tuesday, 15 December 2026, 13:00 at the house, each share',
    );
  });
});
