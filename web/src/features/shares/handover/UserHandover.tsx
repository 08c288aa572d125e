import {
  type AdminSharePartsFragment,
  useAdminUserQuery,
  useShareHandoverQuery,
} from '../../../generated/graphql';
import { Text } from '../../../ui/text/Text';
import { EffectList } from './EffectList';
import { handoverTexts } from './handover';

function OneShare({ share }: { share: AdminSharePartsFragment }) {
  const { propertyId, propertyName, shareNumber } = share;
  const { data, error, refetch } = useShareHandoverQuery({
    variables: { propertyId, shareNumber },
    fetchPolicy: 'network-only',
  });
  return (
    <section>
      <Text as="h3" $size="body">
        Share {shareNumber} of {propertyName}
      </Text>
      <EffectList
        texts={data && handoverTexts(data.shareHandover)}
        error={error}
        onRetry={() => refetch()}
      />
    </section>
  );
}

/** The effects of deleting a user on all their shares. */
export function UserHandover({ userId }: { userId: string }) {
  const { data, error, refetch } = useAdminUserQuery({
    variables: { id: userId },
    fetchPolicy: 'network-only',
  });
  if (!data) return <EffectList texts={undefined} error={error} onRetry={() => refetch()} />;
  return data.adminUser.shares.map((share) => <OneShare key={share.id} share={share} />);
}
