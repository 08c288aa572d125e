import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useInvite } from './use-invite';

interface Props {
  /** How many users have no password. */
  total: number;
  onStarted: (runId: string) => void;
}

/** Invites everyone who has no password, after a question. */
export function InviteAll({ total, onStarted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { invite, isBusy } = useInvite(onStarted);
  return (
    <>
      <Button
        variant="secondary"
        icon={<MailPlus size={18} aria-hidden />}
        busy={isBusy}
        onClick={() => setAsking(true)}
      >
        Invite all
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Invite everyone without a password?"
        description={`${counted(total, 'user has', 'users have')} none. They get an email with a link to choose one, except those invited within the last day.`}
        confirmLabel="Invite all"
        busy={isBusy}
        onConfirm={() => invite({ everyone: true }).then(() => setAsking(false))}
      >
        <MailCaveat later="They get the email once it is." />
      </ConfirmDialog>
    </>
  );
}
