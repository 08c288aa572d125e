import { useLatestActionsQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { NewsList } from '../../ui/NewsList';
import { useAdminEvents } from './use-admin-events';

/** What administrators did last, in plain words and live (spec §9 'activity list'). */
export function LatestActions() {
  const { data, error, refetch } = useLatestActionsQuery({ fetchPolicy: 'cache-and-network' });
  useAdminEvents(() => {
    refetch().catch(() => undefined);
  });
  const content = () => {
    if (data && data.latestActions.length === 0) return <p>Nothing was changed yet.</p>;
    if (data) return <NewsList label="Latest actions" items={data.latestActions} />;
    if (!error) return <LoadingState />;
    const message = errorText(error, 'The latest actions could not be loaded.');
    return <ErrorState message={message} onRetry={() => refetch()} />;
  };
  return (
    <Card title="Latest actions" text="The ten that administrators did last">
      {content()}
    </Card>
  );
}
