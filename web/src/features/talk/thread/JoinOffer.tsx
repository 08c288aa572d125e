import { useJoinTalkMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Failed } from '../../../ui/thread/thread-frame-style';
import { useTalk, useTalkChange } from '../sync/talk-context';

/** Shown in place of the messages to an administrator who has not joined the talk. */
export function JoinOffer() {
  const { propertyId } = useTalk().talk;
  const [join] = useJoinTalkMutation();
  const change = useTalkChange();
  return (
    <Failed>
      <EmptyState
        title="You are not in this conversation"
        text="Its people see that you join, and who you are. To announce something, you need not join."
        action={
          <Button onClick={() => change(() => join({ variables: { propertyId } }))}>
            Join the conversation
          </Button>
        }
      />
    </Failed>
  );
}
