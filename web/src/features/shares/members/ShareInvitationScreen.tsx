import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAcceptShareInvitationMutation, useInvitedShareQuery } from '../../../generated/graphql';
import { errorCode } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { House } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Row } from '../../../ui/layout/Stack';

interface Props {
  /** Reads the user's role again, which owning a share may change. */
  onAccepted: () => Promise<unknown>;
}

/** /share-invitation?token=…: a signed-in user becomes an owner of a share. */
export function ShareInvitationScreen({ onAccepted }: Props) {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Page>
      <PageHeader title="Become an owner" />
      <Invitation token={token} onAccepted={onAccepted} />
    </Page>
  );
}

function Invitation({ token, onAccepted }: Props & { token: string }) {
  const { data, error, refetch } = useInvitedShareQuery({ variables: { token } });
  const [accept] = useAcceptShareInvitationMutation();
  const { attempt, isBusy } = useAttempt();
  const navigate = useNavigate();
  if (errorCode(error) === 'NOT_FOUND' || token === '') {
    return (
      <EmptyState
        icon={<House size={28} />}
        title="This link has ended"
        text="A link works once, for 14 days. Please ask for a new one."
        action={
          <LinkButton to="/" variant="secondary">
            Back to the dashboard
          </LinkButton>
        }
      />
    );
  }
  if (!data) return <NotLoaded {...{ error, refetch }} what="The invitation" />;
  const { invitedBy, shareNumber, propertyName, location } = data.shareInvitation;
  const join = () =>
    attempt({
      action: () => accept({ variables: { token } }),
      onDone: async () => {
        await onAccepted();
        navigate('/properties', { replace: true });
      },
      success: { title: 'You own this share now', description: propertyName },
      failure: {
        title: 'Not an owner yet',
        fallback: 'You could not become an owner of the share.',
      },
    });
  return (
    <Card title={propertyName} text={location}>
      <Row $gap={3} $nowrap>
        <ShareTile shareNumber={shareNumber} size={36} />
        <p>
          {invitedBy} invites you to become an owner of share {shareNumber}. All its owners have the
          same rights: its weeks, wishes, swaps and documents.
        </p>
      </Row>
      <Row>
        <Button busy={isBusy} onClick={join}>
          Become an owner
        </Button>
      </Row>
    </Card>
  );
}
