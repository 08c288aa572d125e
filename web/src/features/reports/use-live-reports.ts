import { useAdminEventsSubscription, useReportJobsQuery } from '../../generated/graphql';
import { useRefresher } from '../../kit/use-refresher';

/** The latest reports of all administrators, read again whenever one has gone on. */
export function useLiveReports() {
  const { data, error, refetch } = useReportJobsQuery({ fetchPolicy: 'cache-and-network' });
  const lookAgain = useRefresher(refetch);
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (event?.adminEvents.area === 'REPORTS') lookAgain();
    },
  });
  return { jobs: data?.reportJobs, error, lookAgain };
}
