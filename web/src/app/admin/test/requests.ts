import type { RequestPartsFragment, RequestSurroundingsQuery } from '../../../generated/graphql';
import type { Handlers } from '../../../lib/test/fake-server';

type Request = RequestPartsFragment & { __typename: string; description: string };

export const aRequest = (id: string, rest: Partial<RequestPartsFragment> = {}): Request => ({
  __typename: 'SpecialRequest',
  id,
  title: 'A cot for the little one',
  excerpt: 'Could a cot stand …',
  description: 'Could a cot stand in the small room?',
  category: 'early_check_in',
  priority: 'high',
  status: 'pending',
  createdAt: '2026-11-02T09:30:00.000Z',
  forwardedAt: null,
  archivedAt: null,
  isGuest: false,
  waitingSince: rest.createdAt ?? '2026-11-02T09:30:00.000Z',
  version: 4,
  user: { id: '5', firstName: 'Uma', lastName: 'Lind', email: 'uma@fairweek.test' },
  property: { id: '1', name: 'Lake House', location: 'Windermere' },
  assignee: null,
  ...rest,
});

export const page = (...items: Request[]) => ({
  adminSpecialRequests: { __typename: 'AdminSpecialRequestPage', items, total: items.length },
});

/** How many of each list match. */
export const filteredCounts = (totals: Record<string, number>) =>
  Object.fromEntries(
    ['pending', 'inProgress', 'fulfilled', 'archived', 'cancelled'].map((list) => [
      list,
      { __typename: 'AdminSpecialRequestPage', total: totals[list] ?? 0 },
    ]),
  );

export const event = (id: string, kind = 'CREATED') => ({
  specialRequestEvents: {
    __typename: 'AdminSpecialRequestEvent',
    ...{ id, kind, title: 'The stove smokes', priority: 'high' },
    ...{ propertyName: 'Lake House', askerName: 'Olivia Marsh' },
  },
});

/** A request that was opened by its address: where it stands, and its requester's next stay. */
export const surroundings = (
  rest: Partial<RequestSurroundingsQuery['specialRequestSurroundings']> = {},
) => ({
  specialRequestSurroundings: {
    __typename: 'RequestSurroundings',
    ...{ list: 'pending', offset: 0, total: 1, nextStay: null, ...rest },
  },
});

/** A fake server with one new request and two administrators. */
export const fakeRequests = (changes: Handlers = {}): Handlers => ({
  filteredRequestCounts: () => filteredCounts({}),
  adminRequests: () => page(aRequest('1')),
  requestSurroundings: () => surroundings(),
  requestAssignees: () => ({
    specialRequestAssignees: [
      { __typename: 'Person', id: '1', firstName: 'Alice', lastName: 'Admin' },
      { __typename: 'Person', id: '8', firstName: 'Bea', lastName: 'Boss' },
    ],
  }),
  ...changes,
});
