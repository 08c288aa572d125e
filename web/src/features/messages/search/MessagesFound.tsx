import { skipToken } from '@apollo/client/react';
import styled from 'styled-components';
import { useSearchMessagesQuery } from '../../../generated/graphql';
import { conversationPath } from '../../../lib/address/paths';
import { useLoadMore } from '../../../lib/list/use-load-more';
import { useSettled } from '../../../lib/use-settled';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMore } from '../../../ui/list/LoadMore';
import { SearchNote } from '../../../ui/thread/list-style';
import { LIST_PAGE } from '../compose/limits';
import { MessageRow } from '../list/MessageRow';
import { excerptOf } from './excerpt';

/** A single letter would find nearly everything. */
const SEARCHED_FROM = 2;

const Found = styled.mark`
  background: none;
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

function Excerpt({ content, text }: { content: string; text: string }) {
  const { before, found, after } = excerptOf(content, text);
  return (
    <>
      {before}
      <Found>{found}</Found>
      {after}
    </>
  );
}

/** The messages that contain the words of a search, newest first; each opens where it stands. */
export function MessagesFound({ text }: { text: string }) {
  const settled = useSettled(text.trim());
  const query = useSearchMessagesQuery(
    settled.length < SEARCHED_FROM
      ? skipToken
      : {
          variables: { text: settled, first: LIST_PAGE },
          fetchPolicy: 'cache-and-network',
          notifyOnNetworkStatusChange: false,
        },
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
