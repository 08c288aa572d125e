import { MAX_WEBHOOKS_PER_USER } from '@rules/webhooks';
import { useState } from 'react';
import styled from 'styled-components';
import {
  type MyWebhooksQuery,
  useDeleteWebhookMutation,
  useMyWebhooksQuery,
  useSwitchWebhookMutation,
} from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Button } from '../../ui/button/Button';
import { Line } from '../../ui/card/lines';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Row, Stack } from '../../ui/layout/Stack';
import { SecretList } from '../../ui/overlay/SecretList';
import { Badge } from '../../ui/text/Badge';
import { Muted, Text } from '../../ui/text/Text';
import { DeliveriesDialog } from './DeliveriesDialog';
import { NewWebhookDialog } from './NewWebhookDialog';
import { kindsText, OFF_REASONS } from './webhook-words';

type Webhook = MyWebhooksQuery['myWebhooks'][number];

const Tall = styled(Line)`
  flex-direction: column;
  align-items: stretch;
`;

function stateOf({ offReason, failingSince }: Webhook) {
  if (offReason) return <Badge>Off</Badge>;
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">On</Badge>;
}

function WebhookItem({
  webhook,
  onOpen,
  onDelete,
}: {
  webhook: Webhook;
  onOpen: () => void;
  onDelete: () => void;
}) {
  const { id, name, url, kinds, offReason, failingSince } = webhook;
  const [change] = useSwitchWebhookMutation();
  const { attempt, isBusy } = useAttempt();
  const isOn = offReason === null;
  const flip = () =>
    attempt({
      action: () => change({ variables: { id, isOn: !isOn } }),
      success: { title: isOn ? 'Webhook switched off' : 'Webhook switched on', description: name },
      failure: { title: 'Nothing was changed', fallback: 'Please try again.' },
    });
  return (
    <Tall>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Text $weight="medium" $wrap="anywhere">
            {name}
          </Text>
          {stateOf(webhook)}
        </Row>
        <Muted $wrap="anywhere">{url}</Muted>
        <Muted $wrap="anywhere">{kindsText(kinds)}</Muted>
        {offReason && <Muted $wrap="anywhere">{OFF_REASONS[offReason]}</Muted>}
        {isOn && failingSince && (
          <Muted $wrap="anywhere">
            It has refused everything since {momentText(failingSince)}.
          </Muted>
        )}
      </Stack>
      <Row $gap={2}>
        <Button
          size="small"
          variant="secondary"
          onClick={onOpen}
          aria-label={`Deliveries of ${name}`}
        >
          Deliveries
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          onClick={flip}
          aria-label={`${isOn ? 'Switch off' : 'Switch on'} ${name}`}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button size="small" variant="secondary" onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </Row>
    </Tall>
  );
}

/** The webhooks that notify the user's programs. */
export function Webhooks({ isAdminSession }: { isAdminSession: boolean }) {
  const { data, error, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteWebhookMutation();
  const [opened, setOpened] = useState<Webhook>();
  return (
    <>
      <SecretList
        noun="webhook"
        label="Webhooks"
        items={data?.myWebhooks}
        {...{ error, refetch }}
        none="You have no webhooks."
        most={MAX_WEBHOOKS_PER_USER}
        row={(webhook, onDelete) => (
          <WebhookItem
            key={webhook.id}
            {...{ webhook, onDelete }}
            onOpen={() => setOpened(webhook)}
          />
        )}
        newDialog={(dialog) => <NewWebhookDialog isAdminSession={isAdminSession} {...dialog} />}
        secretTexts={{
          label: 'Webhook secret',
          title: 'Copy the secret of your webhook',
          warning: 'Your program uses it to check that a delivery comes from here.',
        }}
        deletion={({ id, name }) => ({
          title: `Delete ${name}?`,
          description:
            'Its program gets no more events, and its log is deleted too. This cannot be undone.',
          confirmLabel: 'Delete',
          attempt: {
            action: () => remove({ variables: { id } }),
            success: { title: 'Webhook deleted', description: name },
            failure: { title: 'Not deleted', fallback: 'Please try again.' },
          },
        })}
      />
      {opened && (
        <DeliveriesDialog
          webhook={{ ...opened, isOn: opened.offReason === null }}
          onClose={() => {
            setOpened(undefined);
            refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
