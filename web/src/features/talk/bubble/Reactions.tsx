import { useReactToTalkMessageMutation } from '../../../generated/graphql';
import { inWords } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { FAILURE, useAttempt } from '../../../ui/feedback/use-attempt';
import { Row } from '../../../ui/layout/Stack';
import { useTalk } from '../sync/talk-context';
import { hasReacted, REACTIONS, type TalkMessage, withReaction } from './talk-message';

/** Returns a function that gives the user’s reaction, or takes it back. */
export function useReact(message: TalkMessage) {
  const { userId } = useTalk();
  const { attempt } = useAttempt();
  const [react] = useReactToTalkMessageMutation();
  const { id, reactions } = message;
  return (emoji: string) => {
    const isOn = !hasReacted(reactions, emoji, userId);
    const reacted = { ...message, reactions: withReaction(reactions, { emoji, userId, isOn }) };
    void attempt({
      action: () =>
        react({
          variables: { input: { id, emoji, isOn } },
          optimisticResponse: { reactToTalkMessage: reacted },
        }),
      failure: FAILURE,
    });
  };
}

/** The reactions to a message; a click gives the same or takes it back. */
export function Reactions({ message }: { message: TalkMessage }) {
  if (message.reactions.length === 0) return null;
  return (
    <Row as="ul" $gap={1} aria-label="Reactions">
      {message.reactions.map(({ emoji }) => (
        <li key={emoji}>
          <Reaction {...{ message, emoji }} />
        </li>
      ))}
    </Row>
  );
}

function Reaction({ message, emoji }: { message: TalkMessage; emoji: string }) {
  const { userId, talk } = useTalk();
  const react = useReact(message);
  const ids = message.reactions.find((one) => one.emoji === emoji)?.userIds ?? [];
  const nameOf = (id: string) => talk.people.find((one) => one.userId === id)?.name ?? 'someone';
  const names = inWords(ids.map((id) => (id === userId ? 'You' : nameOf(id))));
  const [, label = emoji] = REACTIONS.find(([one]) => one === emoji) ?? [];
  return (
    <Button
      title={names}
      size="small"
      variant="secondary"
      aria-label={`${label}: ${names}`}
      aria-pressed={ids.includes(userId)}
      disabled={!talk.mayWrite}
      onClick={() => react(emoji)}
    >
      {emoji} {ids.length}
    </Button>
  );
}
