import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  type MyRequestPartsFragment,
  useWithdrawRequestMutation,
} from '../../../generated/graphql';
import { useReadOnly } from '../../../lib/read-only';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { isClosed } from '../request-text';

/** Withdraws a request after a confirmation; renders nothing once it is closed. */
export function WithdrawButton({ request }: { request: MyRequestPartsFragment }) {
  const isReadOnly = useReadOnly();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const { id, archivedAt } = request;
  if (isReadOnly || archivedAt || isClosed(request)) return null;

  const confirm = async () => {
    await attempt({
      action: () => withdraw({ variables: { id } }),
      success: { title: 'Request withdrawn' },
      failure: { title: 'Not withdrawn', fallback: 'Please try again' },
    });
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={<Undo2 size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Withdraw request
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this request?"
        description="It will no longer be handled. You can always make a new request."
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        danger
        busy={isBusy}
        onConfirm={confirm}
      />
    </>
  );
}
