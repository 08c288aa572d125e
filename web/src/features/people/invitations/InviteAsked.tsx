import { useState } from 'react';
import type { InviteUsersInput } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { MailPlus } from '../../../ui/icon/icons';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useInvite } from './use-invite';

interface Props {
  input: InviteUsersInput;
  /** The label of the button that asks. */
  label: string;
  variant?: 'primary' | 'secondary';
  /** The question, and the button that invites then. */
  title: string;
  description: string;
  confirmLabel: string;
  onStarted: (runId: string) => void;
}

/** A button that invites several users, after a question. */
export function InviteAsked({ input, label, variant, onStarted, ...question }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { invite, isBusy } = useInvite(onStarted);
  return (
    <>
      <Button
        variant={variant}
        icon={<MailPlus size={18} aria-hidden />}
        busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={isAsking}
        onClose={() => setAsking(false)}
        busy={isBusy}
        onConfirm={() => invite(input).then(() => setAsking(false))}
      >
        <MailCaveat later="They get the email once it is." />
      </ConfirmDialog>
    </>
  );
}
