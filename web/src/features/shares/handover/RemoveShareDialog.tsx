import { useState } from 'react';
import {
  type AdminSharePartsFragment,
  useAssignShareMutation,
  useRemoveShareMutation,
  useShareHandoverQuery,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { reasonInput } from '../../../ui/form/ReasonField';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { ownerOf, ownersOf } from '../owner';
import { QUERIES_OF_SHARES } from '../share-queries';
import { handoverTexts, isReversible } from './handover';
import { RemovalEffects } from './RemovalEffects';

/** The toast texts, depending on where the dialog is used (spec §8). */
export const REMOVAL = {
  ofAssignment: {
    success: 'Share Removed',
    failure: { title: 'Removal Failed', fallback: 'Failed to remove share' },
  },
  ofOwner: {
    success: 'Share removed successfully',
    failure: { title: 'Error', fallback: 'Failed to remove share' },
  },
};

interface Props {
  share: AdminSharePartsFragment;
  words: (typeof REMOVAL)[keyof typeof REMOVAL];
  onRemoved?: () => void;
  onClose: () => void;
}

/**
 * Removes a share from its owner after showing the effects on weeks, swaps and drafts; refused if
 * it has changed owner since.
 */
export function RemoveShareDialog({ share, words, onRemoved, onClose }: Props) {
  const { id, version, propertyId, propertyName, shareNumber, isActive } = share;
  const { data, error, refetch } = useShareHandoverQuery({
    variables: { propertyId, shareNumber },
    fetchPolicy: 'network-only',
  });
  const [reason, setReason] = useState('');
  const [remove] = useRemoveShareMutation();
  const { attempt } = useAttempt();
  const [assign] = useAssignShareMutation();
  const giveBack = (userId: string) =>
    attempt({
      action: () => assign({ variables: { input: { userId, propertyId, shareNumber, isActive } } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Share given back', description: ownerOf(share) },
      failure: { title: 'Error', fallback: 'Failed to give the share back' },
    }).then(() => onRemoved?.());
  // Given back, it would belong to the first alone.
  const isFinal =
    data !== undefined && (share.othersCount > 0 || !isReversible(data.shareHandover));
  const { userId } = share;
  const undo = userId &&
    !isFinal && { action: { label: 'Undo', onClick: () => void giveBack(userId) } };
  return (
    <ConfirmAction
      title={`Remove share ${shareNumber} of ${propertyName}?`}
      description={`${ownersOf(share) || 'Its owner'} will no longer hold it. This happens at once${isFinal ? ' and cannot be undone' : ''}.`}
      confirmLabel="Remove Share"
      disabled={!data}
      isUnsaved={reason !== ''}
      attempt={{
        action: () => remove({ variables: { id, version, ...reasonInput(reason) } }),
        reread: QUERIES_OF_SHARES,
        success: {
          title: words.success,
          description: `Share ${shareNumber} of ${propertyName} is free.`,
          ...undo,
        },
        failure: words.failure,
        onDone: onRemoved,
      }}
      onClose={onClose}
    >
      <RemovalEffects
        texts={data && handoverTexts(data.shareHandover)}
        {...{ error, reason }}
        onRetry={() => refetch()}
        onReason={setReason}
      />
    </ConfirmAction>
  );
}
