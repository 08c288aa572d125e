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
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Muted, Text } from '../../../ui/text/Text';
import { kindText } from '../handover/WhenFields';
import { QUERIES_OF_SHARES } from '../share-queries';

type History = ShareHistoryQuery['shareHistory'];

/** 'from 12 Jun 2027 on', 'until 11 Jun 2027' or both. */
function timeText({ firstDay, lastDay }: History['tenures'][number]): string {
  const end = lastDay && `until ${dayText(lastDay)}`;
  return firstDay ? `from ${dayText(firstDay)} ${end ?? 'on'}` : (end ?? 'from the beginning on');
}

interface CallOffProps {
  shareId: string;
  plan: NonNullable<History['planned']>;
  onClose: () => void;
}

function CallOff({ shareId, plan, onClose }: CallOffProps) {
  const [reason, setReason] = useState('');
  const [callOff] = useCallOffHandoverMutation();
  return (
    <ConfirmAction
      title={`Call off the handover to ${plan.name}?`}
      description={`The weeks from ${dayText(plan.day)} on are the present owners’ again, without guests. All who are concerned are notified.`}
      confirmLabel="Call off"
      cancelLabel="Keep it"
      attempt={{
        action: () => callOff({ variables: { shareId, ...reasonInput(reason) } }),
        reread: QUERIES_OF_SHARES,
        success: { title: 'Handover called off' },
        failure: { title: 'Not called off', fallback: 'The handover could not be called off.' },
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmAction>
  );
}

/** The owners of a share so far, and its planned handover with a button to call it off. */
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
      <Text as="h3" $size="large">
        History
      </Text>
      {planned && (
        <Row $justify="space-between">
          Passes to {planned.name} on {dayText(planned.day)} ({kindText(planned.kind)})
          {planned.reason && `: ${planned.reason}`}
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            Call off
          </Button>
        </Row>
      )}
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
          shareId={shareId}
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
