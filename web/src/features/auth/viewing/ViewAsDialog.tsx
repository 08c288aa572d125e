import { useNavigate } from 'react-router-dom';
import { useStartViewingMutation } from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useViewChange } from './use-view-change';

interface Props {
  userId: string;
  name: string;
  /** The page on which the view begins. */
  beginsAt: string;
  onClose: () => void;
}

/** For administrators: shows Fairweek as this user sees it, after saying what they learn of it. */
export function ViewAsDialog({ userId, name, beginsAt, onClose }: Props) {
  const [start] = useStartViewingMutation();
  const { attempt, isBusy } = useAttempt();
  const changed = useViewChange();
  const navigate = useNavigate();
  const view = async () => {
    const isDone = await attempt({
      action: () => start({ variables: { userId } }),
      failure: { title: 'Not viewed', fallback: 'Please try again.' },
    });
    if (isDone) {
      await changed();
      navigate(beginsAt, { replace: true });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`View as ${name}?`}
      description={`You see the calendar, rotation, properties, documents and requests as ${name} does, read only, for 30 minutes. It is logged, and ${name} is shown who looked and when.`}
      confirmLabel="Start viewing"
      busy={isBusy}
      onConfirm={view}
    />
  );
}
