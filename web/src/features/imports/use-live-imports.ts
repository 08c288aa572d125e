import { useAdminEventsSubscription } from '../../generated/graphql';
import { useRefresher } from '../../kit/use-refresher';

/** Reads again whenever an import has gone on: the one of this id, or any. */
export function useLiveImports(refresh: () => Promise<unknown>, id?: number): void {
  const refreshSoon = useRefresher(refresh);
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.adminEvents;
      if (event?.area === 'IMPORTS' && (id === undefined || event.id === id)) refreshSoon();
    },
  });
}
