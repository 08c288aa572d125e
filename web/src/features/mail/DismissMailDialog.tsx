import { type FailedMailPartsFragment, useDismissMailMutation } from '../../generated/graphql';
import { ConfirmAction } from '../../ui/overlay/ConfirmAction';

interface Props {
  mail: FailedMailPartsFragment;
  onClose: () => void;
}

/** Asks for confirmation before an undelivered email is deleted. */
export function DismissMailDialog({ mail: { id, recipient, subject }, onClose }: Props) {
  const [dismiss] = useDismissMailMutation();
  return (
    <ConfirmAction
      title="Dismiss this email?"
      description={`“${subject}” to ${recipient} is deleted and never delivered.`}
      confirmLabel="Dismiss"
      attempt={{
        action: () => dismiss({ variables: { id } }),
        success: { title: 'Mail dismissed' },
        failure: { title: 'Dismissal failed', fallback: 'Failed to dismiss the email' },
      }}
      onClose={onClose}
    />
  );
}
