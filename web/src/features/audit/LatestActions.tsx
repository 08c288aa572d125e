import { useLatestActionsQuery } from '../../generated/graphql';
import { NewsCard } from '../../ui/data/NewsCard';

/** The latest administrator actions in plain words, updated live (spec §9 'activity list'). */
export function LatestActions() {
  const { data, error, refetch } = useLatestActionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <NewsCard
      title="Latest actions"
      text="The last ten administrator actions"
      items={data?.latestActions}
      empty="No changes yet."
      error={error}
      failure="The latest actions could not be loaded."
      onRetry={() => refetch()}
    />
  );
}
