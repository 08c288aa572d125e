import { useState } from 'react';
import {
  type MyRequestPartsFragment,
  useWithdrawRequestMutation,
} from '../../../generated/graphql';
import { useReadOnly } from '../../../lib/read-only';
import { Button } from '../../../ui/button/Button';
import { Undo2 } from '../../../ui/icon/icons';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { isOpen } from '../request-text';

/** Withdraws a request after a confirmation; renders nothing once it is closed. */
export function WithdrawButton({ request }: { request: MyRequestPartsFragment }) {
  const isReadOnly = useReadOnly();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawRequestMutation();
  if (isReadOnly || !isOpen(request)) return null;

  return (
    <>
      <Button variant="ghost" icon={<Undo2 size={18} />} onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
      {isAsking && (
        <ConfirmAction
          title="Withdraw this request?"
          description="It will no longer be handled. You can always make a new request."
          confirmLabel="Withdraw"
          cancelLabel="Keep it"
          attempt={{
            action: () => withdraw({ variables: { id: request.id } }),
            success: { title: 'Request withdrawn' },
            failure: { title: 'Not withdrawn', fallback: 'Please try again' },
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
