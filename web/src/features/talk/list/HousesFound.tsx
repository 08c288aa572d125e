import { useSearchTalksQuery } from '../../../generated/graphql';
import { talkPath } from '../../../lib/address/paths';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useLoadMore } from '../../../lib/list/use-load-more';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMore } from '../../../ui/list/LoadMore';
import { ThreadRow } from '../../../ui/list/ThreadRow';
import { Excerpt } from '../../../ui/text/Excerpt';
import { Item, Preview, SearchHeading } from '../../../ui/thread/list-style';
import { TALK_PAGE } from '../sync/cache-updates';
import { useTalks } from './use-talks';

interface HousesFoundProps {
  userId: string;
  text: string;
  /** The message of a house that is open. */
  openId: string | undefined;
  /** The state of the links. */
  visit: { replace: boolean; state: object };
}

/** The messages of the user's houses that contain the words of a search, newest first. */
export function HousesFound({ userId, text, openId, visit }: HousesFoundProps) {
  const { talks } = useTalks(userId);
  const query = useSearchTalksQuery({ variables: { text, first: TALK_PAGE }, ...LIST_OPTIONS });
  const { items = [], pageInfo } = (query.data ?? query.previousData)?.searchTalk ?? {};
  const more = useLoadMore(pageInfo, (before) => query.fetchMore({ variables: { before } }));
  if (query.error && !query.data) {
    return <ErrorState message="Your houses were not searched." onRetry={() => query.refetch()} />;
  }
  if (items.length === 0) return null;
  return (
    <>
      <SearchHeading>Your houses</SearchHeading>
      <ul aria-label="Messages of your houses found">
        {items.map(({ id, propertyId, authorName, createdAt: at, content }) => {
          const { propertyName: name = '', coverImageUrl } =
            talks?.find((talk) => talk.propertyId === propertyId) ?? {};
          return (
            <Item key={id}>
              <ThreadRow
                {...{ name, visit, at }}
                to={talkPath(propertyId, id)}
                isCurrent={openId === id}
                src={coverImageUrl && `${coverImageUrl}/thumb`}
                isSquare
              >
                <Preview $strong={false}>
                  {authorName.split(' ')[0]}: <Excerpt {...{ content, text }} />
                </Preview>
              </ThreadRow>
            </Item>
          );
        })}
      </ul>
      <LoadMore more={more} />
    </>
  );
}
