import { useState } from 'react';
import { ReasonField } from '../../../ui/form/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { EffectList } from '../handover/EffectList';
import { type Handover, handoverTexts } from '../handover/handover';

interface Props {
  shareNumber: number;
  /** As typed. */
  owner: { ownerName: string; ownerEmail: string };
  handover: Handover;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a share changes owner, or goes to an account with a different name.
 */
export function GiveShareDialog(props: Props) {
  const { shareNumber, owner, handover, busy, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const { ownerName, receiverName } = handover;
  const receiver = receiverName ?? owner.ownerName;
  const account = receiverName
    ? `${owner.ownerEmail} is the address of ${receiverName}, who keeps that name.`
    : `${owner.ownerEmail} has no account yet; one will be created for ${receiver}.`;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Give share ${shareNumber} to ${receiver}?`}
      description={
        ownerName ? `${ownerName} will no longer hold it. ${account}` : `It is vacant. ${account}`
      }
      confirmLabel="Give Share"
      danger={ownerName !== null}
      busy={busy}
      isUnsaved={reason !== ''}
      onConfirm={() => onConfirm(reason)}
    >
      <Stack>
        <EffectList texts={handoverTexts(handover, true)} />
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
    </ConfirmDialog>
  );
}
