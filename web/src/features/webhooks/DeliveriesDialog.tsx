import { useState } from 'react';
import {
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
} from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { counted } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { Line } from '../../ui/card/lines';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Row, Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlay/Dialog';
import { Badge } from '../../ui/text/Badge';
import { Muted, Text } from '../../ui/text/Text';
import { happeningText, STATUS_NAMES } from './webhook-words';

/** How often the page is read again while it is open. */
const POLL_MS = 5_000;

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

function DeliveryItem({ delivery, mayResend }: { delivery: Delivery; mayResend: boolean }) {
  const [resend] = useResendWebhookDeliveryMutation();
  const { attempt, isBusy } = useAttempt();
  const { id, kind, createdAt, status, attempts, statusCode, problem } = delivery;
  const { name, tone } = STATUS_NAMES[status];
  const answer = problem ?? (statusCode === null ? 'Not sent yet.' : `Response: ${statusCode}`);
  const sendAgain = () =>
    attempt({
      action: () => resend({ variables: { id } }),
      success: { title: 'Sent again', description: happeningText(kind) },
      failure: { title: 'Not sent again', fallback: 'Please try again.' },
    });
  return (
    <Line>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Text $weight="medium" $wrap="anywhere">
            {happeningText(kind)}
          </Text>
          <Badge tone={tone}>{name}</Badge>
        </Row>
        <Muted $wrap="anywhere">
          {momentText(createdAt)} · {counted(attempts, 'attempt')}
        </Muted>
        <Muted $wrap="anywhere">{answer}</Muted>
      </Stack>
      {mayResend && status !== 'WAITING' && (
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          onClick={sendAgain}
          aria-label={`Send again: ${happeningText(kind)}, ${momentText(createdAt)}`}
        >
          Send again
        </Button>
      )}
    </Line>
  );
}

interface Props {
  webhook: { id: string; name: string; isOn: boolean };
  onClose: () => void;
}

/** The deliveries of a webhook, page by page, each of which can be sent again. */
export function DeliveriesDialog({ webhook: { id, name, isOn }, onClose }: Props) {
  /** The cursors of the pages that were left for older ones. */
  const [newer, setNewer] = useState<readonly (string | null)[]>([]);
  const [before, setBefore] = useState<string | null>(null);
  const { data, error, refetch } = useWebhookDeliveriesQuery({
    variables: { id, before },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  });
  const { items = [], pageInfo } = data?.webhookDeliveries ?? {};
  const content = () => {
    if (!data) return <NotLoaded {...{ error, refetch }} what="The deliveries" height="12rem" />;
    if (items.length === 0) return <p>No matching events yet.</p>;
    return (
      <ul aria-label="Deliveries">
        {items.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} mayResend={isOn} />
        ))}
      </ul>
    );
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Deliveries of ${name}`}
      description="Of the last 14 days, newest first. A failed one is tried again for a day."
      footer={
        <>
          {newer.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                setBefore(newer.at(-1) ?? null);
                setNewer(newer.slice(0, -1));
              }}
            >
              Newer
            </Button>
          )}
          {pageInfo?.hasNextPage && (
            <Button
              variant="secondary"
              onClick={() => {
                setNewer([...newer, before]);
                setBefore(pageInfo.endCursor);
              }}
            >
              Older
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {content()}
    </Dialog>
  );
}
