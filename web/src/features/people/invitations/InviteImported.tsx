import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { InvitationProgress } from './InvitationProgress';
import { people } from './invitation-words';
import { useInvite } from './use-invite';

interface Props {
  importId: string;
  /** Number of users that the import created. */
  newUsers: number;
}

/** Invites the users whom an import created, and shows how far that is. */
export function InviteImported({ importId, newUsers }: Props) {
  const [runId, setRunId] = useState<string>();
  const { invite, isBusy } = useInvite(setRunId);
  if (newUsers === 0) return null;
  if (runId) return <InvitationProgress runId={runId} onDismiss={() => setRunId(undefined)} />;
  return (
    <div>
      <Button
        icon={<MailPlus size={18} aria-hidden />}
        busy={isBusy}
        onClick={() => invite({ importId })}
      >
        {newUsers === 1 ? 'Invite the new person' : `Invite the ${people(newUsers)} who are new`}
      </Button>
    </div>
  );
}
