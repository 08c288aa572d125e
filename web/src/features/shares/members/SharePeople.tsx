import { useState } from 'react';
import {
  type SharePeopleQuery,
  useInviteShareMemberMutation,
  useSharePeopleQuery,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { UserPlus } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SecretDialog } from '../../../ui/overlay/SecretDialog';
import { Muted, Text } from '../../../ui/text/Text';
import { AddPersonDialog } from './AddPersonDialog';
import { InvitationLine } from './InvitationLine';
import { MemberLine } from './MemberLine';

/** The user who looks at the owners of a share. */
export interface Viewer {
  /** Their id; not needed in lists of administrators. */
  userId?: string;
  isAdministrator: boolean;
}

interface Props extends Viewer {
  shareId: string;
  /** Called once the viewer has left the share. */
  onLeft: () => void;
}

/** The owners of a share and its open links: who stands first, who leaves, and a link for another. */
export function SharePeople({ shareId, ...props }: Props) {
  const { data, error, refetch } = useSharePeopleQuery({
    variables: { shareId },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.shareMembers;
  if (!people) {
    return <NotLoaded {...{ error, refetch }} what="The owners of this share" height="10rem" />;
  }
  return <People {...props} people={people} refetch={refetch} />;
}

interface PeopleProps extends Omit<Props, 'shareId'> {
  people: SharePeopleQuery['shareMembers'];
  refetch: () => Promise<unknown>;
}

function People({ people, refetch, onLeft, userId, isAdministrator }: PeopleProps) {
  const { shareId, members, invitations } = people;
  const [invite] = useInviteShareMemberMutation();
  const { attempt, isBusy } = useAttempt();
  const [url, setUrl] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const isFirst = members.some((it) => it.isFirst && it.userId === userId);
  if (members.length === 0) return <p>This share is vacant. Give it to someone first.</p>;
  const send = () =>
    attempt({
      action: () => invite({ variables: { shareId } }),
      refresh: refetch,
      onDone: ({ data }) => setUrl(data?.inviteShareMember.url),
      failure: { title: 'No link made', fallback: 'The link could not be made.' },
    });
  return (
    <Stack $gap={4}>
      <ul aria-label="Owners of this share">
        {members.map((member) => (
          <MemberLine
            key={member.userId}
            {...{ shareId, member, refetch, onLeft }}
            isMe={member.userId === userId}
            mayDecide={isFirst || isAdministrator}
            isOnly={members.length === 1}
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <Stack $gap={1}>
          <Text as="h3" $weight="medium">
            Open links
          </Text>
          <ul aria-label="Open links">
            {invitations.map((invitation) => (
              <InvitationLine key={invitation.id} {...{ shareId, invitation, refetch }} />
            ))}
          </ul>
        </Stack>
      )}
      <Muted>
        All owners have the same rights for the share, and it counts once. It is shown under the
        name of the first.
      </Muted>
      <Row>
        <Button variant="secondary" icon={<UserPlus size={18} />} busy={isBusy} onClick={send}>
          Invite by link
        </Button>
        <Button variant="ghost" onClick={() => setAdding(true)}>
          Add someone without email
        </Button>
      </Row>
      {isAdding && <AddPersonDialog {...{ shareId, refetch }} onClose={() => setAdding(false)} />}
      {url && (
        <SecretDialog
          label="Link"
          title="Send this link"
          warning="The person who opens it and signs in owns this share with you. It works once, for 14 days."
          secret={url}
          onClose={() => setUrl(undefined)}
        />
      )}
    </Stack>
  );
}
