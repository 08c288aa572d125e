import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useLeave } from '../../../ui/unsaved/unsaved';
import type { SessionUser } from '../session/session';
import { AdminLoginForm } from './AdminLoginForm';

interface Props {
  user: SessionUser;
  /** Goes on without administrator rights. */
  onGiveUp: () => void;
}

/** The admin form over the page, once administrator rights have lapsed. */
export function LapsedRights({ user, onGiveUp }: Props) {
  const leave = useLeave();
  const giveUp = () => leave(onGiveUp);
  return (
    <Dialog
      onClose={giveUp}
      title="Admin login"
      description="Administrator rights end after 30 minutes without use, and after 12 hours. Sign in again: the page stays as you left it."
      size="small"
      footer={
        <Button variant="secondary" onClick={giveUp}>
          Continue without administrator rights
        </Button>
      }
    >
      <AdminLoginForm user={user} />
    </Dialog>
  );
}
