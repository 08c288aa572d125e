import { deletedWith, deletionProblem } from './index';

const NONE = {
  shares: 0,
  bookings: 0,
  requests: 0,
  documents: 0,
  drafts: 0,
  guests: 0,
  ledgers: 0,
};

test.each([
  [{}, null],
  [{ documents: 1 }, 'this one has a document.'],
  [
    { shares: 2, requests: 1 },
    'this one has 2 shares that have or had owners and a special request.',
  ],
  [
    { bookings: 3, drafts: 1, guests: 2 },
    'this one has 3 booked weeks, a draft and 2 linked guests.',
  ],
])('what refers to a property keeps it: %j', (uses, reason) => {
  const problem = deletionProblem({ ...NONE, ...uses });
  expect(problem).toBe(
    reason && `Only an empty property can be deleted; ${reason} Make it inactive instead.`,
  );
});

test('what was set up is named before it is deleted', () => {
  expect(
    deletedWith({ years: [], pictures: 0, hasTalk: false, hasArrival: false, hasGuestLink: false }),
  ).toEqual(['its name, location and settings']);
  expect(
    deletedWith({
      years: [2026, 2027],
      pictures: 2,
      hasTalk: true,
      hasArrival: true,
      hasGuestLink: true,
    }),
  ).toEqual([
    'its name, location and settings',
    'the seasons and maintenance weeks of 2026 and 2027',
    'its pictures',
    'what administrators wrote in its talk',
    'what people need to know to arrive',
    'its guest link',
  ]);
});
