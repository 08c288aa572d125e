import { useState } from 'react';
import { guestsLose } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { Select } from '../../../ui/choice/Select';
import { ReasonField } from '../../../ui/form/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import type { StepProps } from './use-week-actions';

/** Chooses the share that an administrator gives the week to, and why. */
export function GiveStep({ situation: { calendar, week }, actions, go }: StepProps) {
  // The week stays as it was while it is on its way.
  const [{ booking }] = useState(week);
  const [shareId, setShareId] = useState('');
  const [reason, setReason] = useState('');
  const saved = useUnsaved(shareId !== '' || reason !== '');
  const others = calendar.shares.filter((share) => share.shareId !== booking?.shareId);
  const share = others.find((one) => one.shareId === shareId);
  const lost = booking && guestsLose(booking);
  const submit = async () => {
    const given = { shareId, bookingId: booking?.id, reason: reason.trim() };
    if (!share || !(await actions.give(given))) return;
    saved();
    go('look', `Share ${share.shareNumber} holds this week now.`);
  };
  return (
    <DialogStep
      onSubmit={submit}
      footer={
        <>
          <LeaveButton onLeave={() => go('look')}>Cancel</LeaveButton>
          <Button type="submit" busy={actions.isBusy} disabled={!share || reason.trim() === ''}>
            {booking ? 'Move week' : 'Give week'}
          </Button>
        </>
      }
    >
      <Stack>
        {booking && (
          <p>
            Share {booking.shareNumber} loses this week. Its owners are notified, and pending swaps
            for it are cancelled.
          </p>
        )}
        {lost && <p>{lost}</p>}
        <Select
          label="Share"
          value={shareId}
          onValueChange={setShareId}
          autoFocus
          placeholder="Choose a share…"
          options={others.map((one) => ({
            value: one.shareId,
            label: `Share ${one.shareNumber}, ${one.ownerName ?? 'without an owner'}`,
          }))}
        />
        <ReasonField required value={reason} onChange={setReason} />
      </Stack>
    </DialogStep>
  );
}
