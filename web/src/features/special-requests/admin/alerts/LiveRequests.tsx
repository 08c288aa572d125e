import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestEventsDocument } from '../../../../generated/graphql';
import { requestPath } from '../../../../lib/address/paths';
import { useReread } from '../../../../lib/live/reread';
import { useLive } from '../../../../lib/live/use-live';
import { useFresh } from '../../use-fresh';
import { LiveRequestsContext, type LiveRequestsValue, REQUEST_QUERIES } from './live-requests';
import { notifyOf } from './notify-me';

interface Props extends Pick<LiveRequestsValue, 'counts'> {
  children: ReactNode;
}

/** Keeps requests up to date on the screens of administrators, and announces new ones. */
export function LiveRequests({ counts, children }: Props) {
  const navigate = useNavigate();
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
