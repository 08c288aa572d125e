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
import { EMPTY_LINES, Line } from '../../ui/card/lines';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Row, Stack } from '../../ui/layout/Stack';
import { ConfirmAction } from '../../ui/overlay/ConfirmAction';
import { SecretDialog } from '../../ui/overlay/SecretDialog';
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

/** Deletes a webhook after a question. */
function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => Promise<unknown> }) {
  const { id, name } = webhook;
  const [remove] = useDeleteWebhookMutation();
  return (
    <ConfirmAction
      title={`Delete ${name}?`}
      description="Its program gets no more events, and its log is deleted too. This cannot be undone."
      confirmLabel="Delete"
      attempt={{
        action: () => remove({ variables: { id } }),
        success: { title: 'Webhook deleted', description: name },
        failure: { title: 'Not deleted', fallback: 'Please try again.' },
      }}
      onClose={onClose}
    />
  );
}

interface ListProps {
  webhooks: Webhook[];
  onOpen: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
}

function WebhookList({ webhooks, onOpen, onDelete }: ListProps) {
  if (webhooks.length === 0) return <p>You have no webhooks.</p>;
  return (
    <ul aria-label="Webhooks">
      {webhooks.map((webhook) => (
        <WebhookItem
          key={webhook.id}
          webhook={webhook}
          onOpen={() => onOpen(webhook)}
          onDelete={() => onDelete(webhook)}
        />
      ))}
    </ul>
  );
}

/** The webhooks that notify the user's programs. */
export function Webhooks({ isAdminSession }: { isAdminSession: boolean }) {
  const { data, error, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [opened, setOpened] = useState<Webhook>();
  const [leaving, setLeaving] = useState<Webhook>();
  const reread = () => refetch().catch(() => undefined);
  const content = () => {
    if (!data)
      return <NotLoaded {...{ error, refetch }} what="Your webhooks" height={EMPTY_LINES} />;
    return (
      <>
        <WebhookList webhooks={data.myWebhooks} onOpen={setOpened} onDelete={setLeaving} />
        <Row>
          <Button
            variant="secondary"
            disabled={data.myWebhooks.length >= MAX_WEBHOOKS_PER_USER}
            onClick={() => setMaking(true)}
          >
            New webhook
          </Button>
        </Row>
      </>
    );
  };
  return (
    <>
      {content()}
      {isMaking && (
        <NewWebhookDialog
          isAdminSession={isAdminSession}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
            void reread();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          label="Webhook secret"
          title="Copy the secret of your webhook"
          warning="Your program uses it to check that a delivery comes from here."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {opened && (
        <DeliveriesDialog
          webhook={{ ...opened, isOn: opened.offReason === null }}
          onClose={() => {
            setOpened(undefined);
            void reread();
          }}
        />
      )}
      {leaving && (
        <DeleteDialog
          webhook={leaving}
          onClose={() => reread().then(() => setLeaving(undefined))}
        />
      )}
    </>
  );
}
