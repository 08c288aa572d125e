import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { InviteUsersInput } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { Stack } from '../../../ui/layout/Stack';
import { InvitationProgress } from './InvitationProgress';
import { useInvite } from './use-invite';

interface Props {
  input: InviteUsersInput;
  /** What the button says; false if no one can be invited now. */
  label: string | false;
  variant?: 'primary' | 'secondary';
}

/** Invites several users, and shows how far that is. */
export function InviteSeveral({ input, label, variant = 'primary' }: Props) {
  const [runId, setRunId] = useState<string>();
  const { invite, isBusy } = useInvite(setRunId);
  if (runId) return <InvitationProgress runId={runId} onDismiss={() => setRunId(undefined)} />;
  if (!label) return null;
  return (
    <Stack $gap={2} $align="start">
      <Button
        variant={variant}
        icon={<MailPlus size={18} aria-hidden />}
        busy={isBusy}
        onClick={() => invite(input)}
      >
        {label}
      </Button>
      <MailCaveat later="They get the email once it is." />
    </Stack>
  );
}
