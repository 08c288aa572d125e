import { History } from 'lucide-react';
import { useMyActivityQuery } from '../../../generated/graphql';
import { NewsCard } from '../../../ui/data/NewsCard';

/**
 * Recent activity of the user and in their properties (spec §9 'activity list'); renders nothing
 * if empty.
 */
export function RecentNews() {
  const { data, error, refetch } = useMyActivityQuery({ fetchPolicy: 'cache-and-network' });
  const items = data?.myActivity;
  if (items ? items.length === 0 : !error) return null;
  return (
    <NewsCard
      title="Recent activity"
      icon={<History size={22} aria-hidden />}
      items={items}
      error={error}
      failure="The latest news could not be loaded."
      onRetry={() => refetch()}
    />
  );
}
