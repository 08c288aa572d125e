import type { AdminSharePartsFragment } from '../../generated/graphql';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ownerOf } from './owner';
import { useRemoveShare } from './use-remove-share';

interface Props {
  share: AdminSharePartsFragment;
  onClose: () => void;
}

/** Asks before a share is taken from its owner. */
export function RemoveShareDialog({ share, onClose }: Props) {
  const { removeShare, isBusy } = useRemoveShare({
    success: 'Share Removed',
    failure: { title: 'Removal Failed', fallback: 'Failed to remove share' },
  });
  const confirm = async () => {
    await removeShare(share);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove share ${share.shareNumber} of ${share.propertyName}?`}
      description={`${ownerOf(share) || 'Its owner'} will no longer hold it.`}
      confirmLabel="Remove Share"
      danger
      busy={isBusy}
      onConfirm={confirm}
    />
  );
}
