import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useStartViewingMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useViewChange } from './use-view-change';

interface Props {
  userId: string;
  name: string;
}

/** For administrators: shows Fairweek as this user sees it, after saying what they learn of it. */
export function ViewAs({ userId, name }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [start] = useStartViewingMutation();
  const { attempt, isBusy } = useAttempt();
  const changed = useViewChange();
  const view = async () => {
    const isDone = await attempt({
      action: () => start({ variables: { userId } }),
      failure: { title: 'Not viewed', fallback: 'Please try again.' },
    });
    if (isDone) await changed();
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Eye size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        View as {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`View as ${name}?`}
        description={`You see the calendar, rotation, properties, documents and requests as ${name} does, read only, for 30 minutes. It is logged, and ${name} is shown who looked and when.`}
        confirmLabel="Start viewing"
        busy={isBusy}
        onConfirm={view}
      />
    </>
  );
}
