import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { MailPreference } from './MailPreference';

/** The choice of emails, from the user's menu. */
export function MailPreferenceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Mail"
      size="small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <MailPreference />
    </Dialog>
  );
}
