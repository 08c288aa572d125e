import { type SharePeopleQuery, useEndShareInvitationMutation } from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Muted } from '../../../ui/text/Text';

interface Props {
  shareId: string;
  invitation: SharePeopleQuery['shareMembers']['invitations'][number];
  refetch: () => Promise<unknown>;
}

/** A link to a share that has not been used. */
export function InvitationLine({ shareId, invitation, refetch }: Props) {
  const { id, invitedBy, expiresAt } = invitation;
  const [end] = useEndShareInvitationMutation();
  const { attempt, isBusy } = useAttempt();
  const text = `By ${invitedBy}, until ${dayText(expiresAt)}`;
  return (
    <Line>
      <Muted>{text}</Muted>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        aria-label={`End the link: ${text}`}
        onClick={() =>
          attempt({
            action: () => end({ variables: { shareId, id } }),
            refresh: refetch,
            success: { title: 'Link ended' },
            failure: { title: 'Not ended', fallback: 'The link could not be ended.' },
          })
        }
      >
        End
      </Button>
    </Line>
  );
}
