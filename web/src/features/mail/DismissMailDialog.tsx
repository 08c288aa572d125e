import { type FailedMailPartsFragment, useDismissMailMutation } from '../../generated/graphql';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

interface Props {
  mail: FailedMailPartsFragment;
  onClose: () => void;
}

/** Asks for confirmation before an undelivered email is deleted. */
export function DismissMailDialog({ mail: { id, recipient, subject }, onClose }: Props) {
  const [dismiss] = useDismissMailMutation();
  const { attempt, isBusy } = useAttempt();
  const confirm = async () => {
    await attempt({
      action: () => dismiss({ variables: { id } }),
      success: { title: 'Mail Dismissed' },
      failure: { title: 'Dismissal Failed', fallback: 'Failed to dismiss the mail' },
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dismiss this mail?"
      description={`“${subject}” to ${recipient} is deleted and never delivered.`}
      confirmLabel="Dismiss"
      danger
      busy={isBusy}
      onConfirm={confirm}
    />
  );
}
