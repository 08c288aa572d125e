import styled from 'styled-components';
import { type PastExchangesQuery, usePastExchangesQuery } from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { groupBy } from '../../../lib/list/group-by';
import { box, font, space } from '../../../ui/theme/tokens';

type Exchange = PastExchangesQuery['pastExchanges'][number];

const Root = styled.section`
  ${box.grid(2)};
  max-width: 44rem;
  h2 {
    ${font.size('large')};
  }
  h3 {
    ${font.size('body')};
  }
  li {
    ${font.muted('small')};
  }
  li + li {
    margin-top: ${space[1]};
  }
`;

/** 'Share 1 gave week 28 for week 31; share 5 gave week 31 for week 28' */
function legsText({ legs }: Exchange): string {
  const text = legs
    .map(({ shareNumber, week, getsWeek, isOpenWeek }) => {
      const got = isOpenWeek ? `the open week ${getsWeek}` : `week ${getsWeek}`;
      return `share ${shareNumber} gave week ${week} for ${got}`;
    })
    .join('; ');
  return `S${text.slice(1)}`;
}

const dayOf = ({ endedAt }: Exchange) => (endedAt ? dayText(endedAt.slice(0, 10)) : '');

/** The exchanges found from private lists, by year; nothing if there are none. */
export function PastExchanges({ propertyId }: { propertyId: string }) {
  const { data } = usePastExchangesQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const exchanges = data?.pastExchanges ?? [];
  if (exchanges.length === 0) return null;
  return (
    <Root aria-labelledby="swapped">
      <h2 id="swapped">Swapped</h2>
      {[...groupBy(exchanges, ({ year }) => year)].map(([year, all]) => (
        <div key={year}>
          <h3>{year}</h3>
          <ul>
            {all.map((exchange) => (
              <li key={exchange.id}>
                {legsText(exchange)}, on {dayOf(exchange)}.
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
