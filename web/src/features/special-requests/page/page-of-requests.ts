import type { AdminRequestsQuery } from '../../../generated/graphql';

/** The page of a list of requests, as pages around it are found. */
export const pageOfRequests = ({ adminSpecialRequests: { items, total } }: AdminRequestsQuery) => ({
  ids: items.map(({ id }) => id),
  total,
});
