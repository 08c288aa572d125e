import { useState } from 'react';
import {
  type SharePeopleQuery,
  useMakeFirstOfShareMutation,
  useRemoveShareMemberMutation,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Badge } from '../../../ui/text/Badge';
import { Muted, Text } from '../../../ui/text/Text';
import { QUERIES_OF_SHARES } from '../share-queries';

interface About {
  shareId: string;
  member: SharePeopleQuery['shareMembers']['members'][number];
  refetch: () => Promise<unknown>;
  /** Called once the viewer has left. */
  onLeft: () => void;
}

interface Props extends About {
  isMe: boolean;
  /** Whether the viewer is the first or an administrator. */
  mayDecide: boolean;
  /** Whether no one else owns the share. */
  isOnly: boolean;
}

/** One owner of a share, who can be made first and removed. */
export function MemberLine({ shareId, member, isMe, mayDecide, isOnly, refetch, onLeft }: Props) {
  const { name, isFirst, hasEmail } = member;
  const [asked, setAsked] = useState<'first' | 'remove'>();
  const about = { shareId, member, refetch, onLeft };
  const close = () => setAsked(undefined);
  return (
    <Line>
      <Row $gap={2}>
        <Text $weight="medium" $wrap="anywhere">
          {name}
        </Text>
        {isMe && <Muted>(you)</Muted>}
        {isFirst && <Badge>First</Badge>}
        {!hasEmail && <Muted>no email</Muted>}
      </Row>
      <Row $gap={2}>
        {mayDecide && !isFirst && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setAsked('first')}
            aria-label={`Make first: ${name}`}
          >
            Make first
          </Button>
        )}
        {(mayDecide || isMe) && !isOnly && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setAsked('remove')}
            aria-label={isMe ? 'Leave this share' : `Remove ${name}`}
          >
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        )}
      </Row>
      {asked === 'first' && <FirstQuestion {...about} onClose={close} />}
      {asked === 'remove' && <RemovalQuestion {...about} isMe={isMe} onClose={close} />}
    </Line>
  );
}

type Question = About & { onClose: () => void };

function FirstQuestion({ shareId, member: { userId, name }, refetch, onClose }: Question) {
  const [makeFirst] = useMakeFirstOfShareMutation();
  return (
    <ConfirmAction
      title={`Make ${name} first?`}
      description={`The share is shown under the name of ${name} from now on. Everyone’s rights stay as they are.`}
      confirmLabel="Make first"
      attempt={{
        action: () => makeFirst({ variables: { shareId, userId } }),
        reread: QUERIES_OF_SHARES,
        refresh: refetch,
        success: { title: 'First owner changed', description: name },
        failure: { title: 'Not changed', fallback: 'The first owner could not be changed.' },
      }}
      onClose={onClose}
    />
  );
}

function RemovalQuestion({ isMe, ...about }: Question & { isMe: boolean }) {
  const { shareId, member, refetch, onLeft, onClose } = about;
  const { userId, name } = member;
  const [remove] = useRemoveShareMemberMutation();
  const attempt = {
    action: () => remove({ variables: { shareId, userId } }),
    reread: QUERIES_OF_SHARES,
  };
  const failure = isMe
    ? { title: 'You have not left', fallback: 'You could not leave the share.' }
    : { title: 'Not removed', fallback: 'The owner could not be removed.' };
  return isMe ? (
    <ConfirmAction
      title="Leave this share?"
      description="Its coming weeks, wish lists and swaps stay with the others. If it is your only share, you are signed out, and are a guest when you sign in again."
      confirmLabel="Leave"
      attempt={{
        ...{ ...attempt, failure, onDone: onLeft },
        success: { title: 'You have left the share' },
      }}
      onClose={onClose}
    />
  ) : (
    <ConfirmAction
      title={`Remove ${name}?`}
      description={`${name} loses all rights for this share. Its weeks, wish lists and swaps stay.`}
      confirmLabel="Remove"
      attempt={{
        ...{ ...attempt, failure, refresh: refetch },
        success: { title: 'Owner removed' },
      }}
      onClose={onClose}
    />
  );
}
