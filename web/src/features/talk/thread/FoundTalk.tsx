import { useTalkMessagesAroundQuery } from '../../../generated/graphql';
import { FoundLog } from '../../../ui/thread/FoundLog';
import { logRows } from '../../../ui/thread/log-rows';
import { TalkBubble } from '../bubble/TalkBubble';
import { authorOf } from '../bubble/talk-message';
import { TALK_PAGE } from '../sync/cache-updates';
import { useTalk } from '../sync/talk-context';

/** A talk around one of its messages. */
export function FoundTalk({ messageId, onNewest }: { messageId: string; onNewest: () => void }) {
  const { userId, talk } = useTalk();
  const query = useTalkMessagesAroundQuery({
    variables: { propertyId: talk.propertyId, around: messageId, first: TALK_PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const page = query.data?.talkMessages;
  const rows = logRows({ newestFirst: page?.items ?? [], outgoing: [], userId, authorOf });
  return (
    <FoundLog {...{ query, page, rows, onNewest }}>
      {(row) => (
        <TalkBubble key={row.key} row={row} isNew={false} isFound={row.stored?.id === messageId} />
      )}
    </FoundLog>
  );
}
