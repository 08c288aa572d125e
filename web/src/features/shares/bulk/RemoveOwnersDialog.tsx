import { useState } from 'react';
import {
  type AdminSharePartsFragment,
  useAssignShareMutation,
  useHandoverCountsQuery,
  useRemoveShareMutation,
} from '../../../generated/graphql';
import { counted, people } from '../../../lib/text/format';
import { reasonInput } from '../../../ui/form/ReasonField';
import { BulkDialog } from '../../../ui/selection/BulkDialog';
import { countTexts } from '../handover/handover';
import { RemovalEffects } from '../handover/RemovalEffects';
import { ownersOf } from '../owner';
import { QUERIES_OF_SHARES } from '../share-queries';

/** A share that has an owner. */
export type OwnedShare = AdminSharePartsFragment & { userId: string };

interface Props {
  /** As they were when it was asked. */
  shares: readonly OwnedShare[];
  onClose: (isDone: boolean) => void;
}

/** Removes the owners of several shares after showing what happens to weeks, swaps and drafts. */
export function RemoveOwnersDialog({ shares, onClose }: Props) {
  const { data, error, refetch } = useHandoverCountsQuery({
    variables: { shareIds: shares.map(({ id }) => id) },
    fetchPolicy: 'network-only',
  });
  const [reason, setReason] = useState('');
  const [remove] = useRemoveShareMutation();
  const [assign] = useAssignShareMutation();
  const change = async ({ id, version, ...share }: OwnedShare) => {
    await remove({ variables: { id, version, ...reasonInput(reason) } });
    const { userId, propertyId, shareNumber, isActive } = share;
    const input = { userId, propertyId, shareNumber, isActive };
    return () => assign({ variables: { input } });
  };
  const countText = (count: number) => `Owners of ${counted(count, 'share')}`;
  const ownerCount = new Set(shares.map(({ userId }) => userId)).size;
  return (
    <BulkDialog
      rows={shares}
      nameOf={(share) => `Share ${share.shareNumber} of ${share.propertyName}, ${ownersOf(share)}`}
      title={`Remove the owners of ${counted(shares.length, 'share')}?`}
      description={`${people(ownerCount)} will no longer hold them. This happens at once.`}
      confirmLabel="Remove owners"
      danger
      disabled={!data}
      isUnsaved={reason !== ''}
      {...{ change, countText, onClose }}
      done="removed"
      reread={QUERIES_OF_SHARES}
    >
      <RemovalEffects
        texts={data && countTexts(data.handoverCounts)}
        {...{ error, reason }}
        onRetry={() => refetch()}
        onReason={setReason}
      />
    </BulkDialog>
  );
}
