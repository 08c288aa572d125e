import { useState } from 'react';
import {
  type ShareHistoryQuery,
  useCallOffHandoverMutation,
  useShareHistoryQuery,
} from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Muted, Text } from '../../../ui/text/Text';
import { kindText } from '../handover/WhenFields';
import { QUERIES_OF_SHARES } from '../share-queries';

type History = ShareHistoryQuery['shareHistory'];
type Plan = NonNullable<History['planned']>;

/** 'from 12 Jun 2027 on', 'until 11 Jun 2027' or both. */
function timeText({ firstDay, lastDay }: History['tenures'][number]): string {
  if (!firstDay) return lastDay ? `until ${dayText(lastDay)}` : 'from the beginning on';
  return lastDay
    ? `from ${dayText(firstDay)} until ${dayText(lastDay)}`
    : `from ${dayText(firstDay)} on`;
}

function CallOff({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [callOff] = useCallOffHandoverMutation();
  const { attempt, isBusy } = useAttempt();
  const confirm = () =>
    attempt({
      action: () => callOff({ variables: { shareId: plan.shareId, ...reasonInput(reason) } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Handover called off' },
      failure: { title: 'Not called off', fallback: 'The handover could not be called off.' },
      onDone: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Call off the handover to ${plan.name}?`}
      description={`The weeks from ${dayText(plan.day)} on are the present owners’ again, without guests. All who are concerned are notified.`}
      confirmLabel="Call off"
      cancelLabel="Keep it"
      danger
      busy={isBusy}
      isUnsaved={reason !== ''}
      onConfirm={confirm}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

/** Who has held a share, and to whom it passes, which can be called off; for administrators. */
export function ShareHistory({ shareId }: { shareId: string }) {
  const { data, error, refetch } = useShareHistoryQuery({
    variables: { shareId },
    fetchPolicy: 'cache-and-network',
  });
  const [isAsked, setAsked] = useState(false);
  if (!data) return <NotLoaded {...{ error, refetch }} what="The history of this share" />;
  const { tenures, planned } = data.shareHistory;
  return (
    <Stack as="section" $gap={2} aria-label="History">
      {planned && (
        <>
          <Text as="h3" $size="large">
            Planned handover
          </Text>
          <p>
            Passes to {planned.name} on {dayText(planned.day)} ({kindText(planned.kind)})
            {planned.reason && `: ${planned.reason}`}
          </p>
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            Call off
          </Button>
        </>
      )}
      <Text as="h3" $size="large">
        History
      </Text>
      <ul aria-label="Owners so far">
        {tenures.map((tenure) => (
          <Line key={`${tenure.firstDay}`}>
            {tenure.name}
            <Muted>{timeText(tenure)}</Muted>
          </Line>
        ))}
      </ul>
      {isAsked && planned && (
        <CallOff
          plan={planned}
          onClose={() => {
            setAsked(false);
            void refetch();
          }}
        />
      )}
    </Stack>
  );
}
