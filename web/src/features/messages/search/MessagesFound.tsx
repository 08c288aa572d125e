import { skipToken } from '@apollo/client/react';
import { useSearchMessagesQuery } from '../../../generated/graphql';
import { conversationPath } from '../../../lib/address/paths';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useLoadMore } from '../../../lib/list/use-load-more';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMore } from '../../../ui/list/LoadMore';
import { Excerpt } from '../../../ui/text/Excerpt';
import { SearchNote } from '../../../ui/thread/list-style';
import { LIST_PAGE } from '../compose/limits';
import { MessageRow } from '../list/MessageRow';

/** A single letter would find nearly everything. */
export const SEARCHED_FROM = 2;

/**
 * The messages that contain the words of a search as of the last pause in typing, newest first; each
 * opens where it stands.
 */
export function MessagesFound({ text, settled }: { text: string; settled: string }) {
  const query = useSearchMessagesQuery(
    settled.length < SEARCHED_FROM
      ? skipToken
      : { variables: { text: settled, first: LIST_PAGE }, ...LIST_OPTIONS },
  );
  const page = (query.data ?? query.previousData)?.searchMessages;
  const more = useLoadMore(page?.pageInfo, (before) => query.fetchMore({ variables: { before } }));

  if (text.trim().length < SEARCHED_FROM) return <SearchNote>Type one more letter.</SearchNote>;
  if (query.error && !query.data) {
    return <ErrorState message="The search did not work." onRetry={() => query.refetch()} />;
  }
  if (!page) return <SearchNote role="status">Searching messages…</SearchNote>;
  if (page.items.length === 0) {
    return (
      <SearchNote role="status">
        {settled.length === SEARCHED_FROM
          ? `Nothing yet for “${settled}”: type one more letter.`
          : `No message found with “${settled}”.`}
      </SearchNote>
    );
  }
  return (
    <>
      <ul aria-label="Messages found">
        {page.items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            to={conversationPath(message.conversationId, message.id)}
            text={<Excerpt content={message.content} text={settled} />}
            hasMenu={false}
          />
        ))}
      </ul>
      <LoadMore more={more} />
    </>
  );
}
