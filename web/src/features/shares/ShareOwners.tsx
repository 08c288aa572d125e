import { useAdminSharesQuery } from '../../generated/graphql';
import { errorText } from '../../lib/network/error-text';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Stack } from '../../ui/layout/Stack';
import { ShareOwnerRow } from './ShareOwnerRow';

interface Props {
  propertyId: string;
  totalShares: number;
}

const MAX_SHARES = 12;

/** The owners of a property's shares, edited one by one (spec §2 'per-share ownership editor'). */
export function ShareOwners({ propertyId, totalShares }: Props) {
  const { data, error, refetch } = useAdminSharesQuery({
    variables: { propertyId, first: MAX_SHARES, sort: 'NUMBER' },
    fetchPolicy: 'cache-and-network',
  });
  const shares = data?.adminShares.items;
  if (!shares) {
    return error ? (
      <ErrorState
        message={errorText(error, 'The shares could not be loaded.')}
        onRetry={() => refetch()}
      />
    ) : (
      <LoadingState />
    );
  }
  return (
    <Stack $gap={3}>
      {Array.from({ length: totalShares }, (_, index) => {
        const shareNumber = index + 1;
        const share = shares.find((one) => one.shareNumber === shareNumber);
        return (
          <ShareOwnerRow
            key={shareNumber}
            propertyId={propertyId}
            shareNumber={shareNumber}
            share={share}
            onReload={() => refetch().catch(() => undefined)}
          />
        );
      })}
    </Stack>
  );
}
