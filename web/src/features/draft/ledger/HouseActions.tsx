import styled from 'styled-components';
import { useHouseActionsQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { sentenceText } from '../../../lib/text/sentence';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Stack } from '../../../ui/layout/Stack';
import { ShowOlder } from '../../../ui/list/LoadMore';
import { color, font, space } from '../../../ui/theme/tokens';

const PAGE_SIZE = 20;

const List = styled.ol`
  li {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
  time {
    ${font.muted('small')};
  }
`;

/** Administrators’ actions about a house, newest first, for its owners. */
export function HouseActions({ propertyId }: { propertyId: string }) {
  const { data, error, refetch, fetchMore } = useHouseActionsQuery({
    variables: { propertyId, first: PAGE_SIZE },
    fetchPolicy: 'network-only',
  });
  const page = data?.houseActions;
  if (!page) return <NotLoaded {...{ error, refetch }} what="The actions of administrators" />;
  if (page.items.length === 0) return <p>No administrator has done anything here yet.</p>;
  return (
    <Stack $gap={3}>
      <List aria-label="What administrators did">
        {page.items.map(({ id, at, sentence }) => (
          <li key={id}>
            <p>{sentenceText(sentence)}</p>
            <time dateTime={at}>{momentText(at)}</time>
          </li>
        ))}
      </List>
      <ShowOlder
        what="actions"
        pageInfo={page.pageInfo}
        fetchOlder={(before) =>
          fetchMore({
            variables: { before },
            updateQuery: (
              { houseActions: known },
              { fetchMoreResult: { houseActions: older } },
            ) => ({
              houseActions: { ...older, items: [...known.items, ...older.items] },
            }),
          })
        }
      />
    </Stack>
  );
}
