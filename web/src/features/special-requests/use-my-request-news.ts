import { useMyRequestChangesSubscription } from '../../generated/graphql';
import { useRequestNews } from './use-request-news';

const MINE = ['MyRequests', 'MyRequest'];

/**
 * Keeps my requests on screen up to date; answers those that changed a moment ago. After a break
 * of the connection the app's reconciler reads everything on screen again, these too.
 */
export function useMyRequestNews(): ReadonlySet<number> {
  const { fresh, tell } = useRequestNews(MINE);
  useMyRequestChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) tell(data.mySpecialRequestChanged.id);
    },
  });
  return fresh;
}
