import { History } from 'lucide-react';
import { useMyActivityQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { NewsList } from '../../ui/NewsList';

/** What happened lately to me and in my houses (spec §9 'activity list'); nothing shows where nothing did. */
export function RecentNews() {
  const { data, error, refetch } = useMyActivityQuery({ fetchPolicy: 'cache-and-network' });
  const items = data?.myActivity ?? [];
  if (items.length === 0 && !error) return null;
  return (
    <Card title="What happened lately" icon={<History size={22} aria-hidden />}>
      {data ? (
        <NewsList label="What happened lately" items={items} />
      ) : (
        <ErrorState
          message={errorText(error, 'The latest news could not be loaded.')}
          onRetry={() => refetch()}
        />
      )}
    </Card>
  );
}
