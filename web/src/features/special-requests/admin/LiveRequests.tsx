import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestEventsDocument, useRequestCountsQuery } from '../../../generated/graphql';
import { requestPath } from '../../../lib/address/paths';
import { useLive, useReread } from '../../../lib/live/use-live';
import { useFresh } from '../use-fresh';
import { LiveRequestsContext, REQUEST_QUERIES } from './live-requests';
import { notifyOf } from './notify-me';

/** Keeps requests up to date on the screens of administrators, and announces new ones. */
export function LiveRequests({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { data, previousData } = useRequestCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.specialRequestCounts;
  const { fresh, note } = useFresh();
  const reread = useReread();
  const refresh = useCallback(() => void reread(REQUEST_QUERIES), [reread]);

  useLive(RequestEventsDocument, {
    reread: REQUEST_QUERIES,
    onEvent: (event) => {
      note(event.id);
      if (event.kind === 'CREATED') notifyOf(event, () => navigate(requestPath(event.id)));
    },
  });

  const value = useMemo(() => ({ counts, fresh, refresh }), [counts, fresh, refresh]);
  return <LiveRequestsContext value={value}>{children}</LiveRequestsContext>;
}
