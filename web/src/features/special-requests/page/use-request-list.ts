import { useState } from 'react';
import {
  AdminRequestsDocument,
  type AdminRequestsQuery,
  type RequestSurroundingsQuery,
  useAdminRequestsQuery,
} from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { PAGE_SIZES } from '../../../lib/address/use-table-state';
import { type ListState, listAt } from '../../../lib/list/list-state';
import { usePagesAround } from '../../../lib/list/use-pages-around';
import { listAddress } from '../admin/lists/request-lists';

const [FIRST] = PAGE_SIZES;

type Surroundings = RequestSurroundingsQuery['specialRequestSurroundings'];

const pageOf = ({ adminSpecialRequests: { items, total } }: AdminRequestsQuery) => ({
  ids: items.map(({ id }) => id),
  total,
});

/** The page of the list of its status on which a request stands, in the list's default order. */
function partAround({ list, offset }: Surroundings) {
  const start = offset - (offset % FIRST);
  const sorted = { sort: 'CREATED', descending: true } as const;
  return { list, ...sorted, first: FIRST, offset: start };
}

/** The address of a list without its parameters that are not set. */
function addressOf(list: Surroundings['list']) {
  const set = Object.entries(listAddress(list)).filter(([, value]) => value !== null);
  return panelPath('requests', Object.fromEntries(set) as Record<string, string>);
}

/**
 * The list that leads on from a request: the one that it was opened from, or, opened by its
 * address, that of its status. Until the latter is read, it has no neighbours.
 */
export function useRequestList(
  id: string,
  opened: ListState | null,
  surroundings: Surroundings | undefined,
) {
  const place = !opened && surroundings && surroundings.total > 1 ? surroundings : undefined;
  const alone = place && {
    ...{ ids: [id], total: place.total, from: addressOf(place.list) },
    variables: { first: 1, offset: place.offset },
  };
  const variables = place && partAround(place);
  const { data } = useAdminRequestsQuery({ variables: variables ?? {}, skip: !variables });
  const own =
    alone && variables && data && listAt({ ...alone, variables }, variables.offset, pageOf(data));
  // The list as it was: the request stays in it when its status changes.
  const [kept, setKept] = useState<ListState>();
  if (own?.ids.includes(id) && !kept?.ids.includes(id)) setKept(own);
  const list = opened ?? (kept?.ids.includes(id) ? kept : null);
  const around = usePagesAround(list, id, AdminRequestsDocument, pageOf);
  return { list: list ?? alone ?? null, around };
}
