import { useState } from 'react';
import styled from 'styled-components';
import { usePropertyGuestsQuery } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Select } from '../../../ui/choice/Select';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { Notice } from '../../../ui/feedback/Notice';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { color, space } from '../../../ui/theme/tokens';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import type { StepProps } from './use-week-actions';

const Sees = styled.div`
  margin-top: ${space[3]};
  color: ${color.textMuted};
  ul {
    padding-left: ${space[5]};
    list-style: disc;
  }
`;

/** Chooses the guest with an account who sees the stay as their own, or takes the link away. */
export function LinkStep({ situation: { calendar, week }, actions, go }: StepProps) {
  const { propertyId, propertyName } = calendar;
  const linked = week.booking?.guestId ?? '';
  const [chosen, setChosen] = useState(linked);
  const { data, error, refetch } = usePropertyGuestsQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const guests = data?.propertyGuests;
  const guest = guests?.find(({ id }) => id === chosen);
  const saved = useUnsaved(chosen !== linked);
  const isReady = guest !== undefined && chosen !== linked;
  const link = async (next: typeof guest | null) => {
    if (next === undefined) return;
    const isDone = await actions.link(next && { id: next.id, name: fullName(next) });
    if (!isDone) return void refetch().catch(() => undefined);
    saved();
    go('look');
  };
  const back = <LeaveButton onLeave={() => go('look')}>Back</LeaveButton>;
  if (!guests) {
    return (
      <DialogStep key="waiting" footer={back}>
        {error ? (
          <Notice
            message={errorText(error, 'The guests of the house could not be loaded.')}
            action={{ label: 'Retry', onClick: () => void refetch().catch(() => undefined) }}
          />
        ) : (
          <LoadingState />
        )}
      </DialogStep>
    );
  }
  if (guests.length === 0) {
    return (
      <DialogStep key="none" footer={back}>
        <EmptyState
          title={`${propertyName} has no guests yet`}
          text="Your guest registers with their email address; then an administrator makes them a guest of the house. Ask for it, with their name."
          action={
            <LinkButton to={`/requests/new?property=${propertyId}`}>
              Ask an administrator
            </LinkButton>
          }
        />
      </DialogStep>
    );
  }
  return (
    <DialogStep
      key="choice"
      onSubmit={() => void link(guest)}
      footer={
        <>
          {back}
          {linked && (
            <Button variant="secondary" disabled={actions.isBusy} onClick={() => void link(null)}>
              Unlink guest
            </Button>
          )}
          <Button type="submit" busy={actions.isBusy} disabled={!isReady}>
            Link guest
          </Button>
        </>
      }
    >
      <Select
        label={`A guest of ${propertyName}`}
        value={guest ? chosen : ''}
        onValueChange={setChosen}
        autoFocus
        placeholder="Choose who stays…"
        options={guests.map((one) => ({ value: one.id, label: fullName(one) }))}
      />
      <Sees>
        <p>On their home screen they see:</p>
        <ul>
          <li>the dates of the stay, and you as their host</li>
          <li>check-in and check-out, the way there and the wifi</li>
          <li>the house documents for everyone</li>
        </ul>
      </Sees>
    </DialogStep>
  );
}
