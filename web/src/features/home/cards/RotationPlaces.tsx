import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type HomeQuery, useHomeRotationQuery } from '../../../generated/graphql';
import { inWords, ordinal } from '../../../lib/format';
import { groupBy } from '../../../lib/group-by';
import { ShareTile } from '../../../ui/data/ShareTile';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Rows, RowText, rowLinkStyle } from './rows-style';

type Share = HomeQuery['myShares'][number];

const RowLink = styled(Link)`
  ${rowLinkStyle}
`;

/** The user's turn this year in each property, with a link to the full order. */
export function RotationPlaces({ shares, year }: { shares: readonly Share[]; year: number }) {
  const byProperty = groupBy(shares, ({ property }) => property.id);
  return (
    <Card title={`In the rotation ${year}`}>
      <Rows>
        {[...byProperty.values()].map((group) => (
          <PropertyPlace key={group[0]?.property.id} shares={group} year={year} />
        ))}
      </Rows>
    </Card>
  );
}

function PropertyPlace({ shares: [share], year }: { shares: readonly Share[]; year: number }) {
  const propertyId = share?.property.id ?? '0';
  const { data, error } = useHomeRotationQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const turns = data?.rotation.turns;
  const mine = turns?.filter(({ isMine }) => isMine) ?? [];
  const places = inWords(mine.map(({ turn }) => ordinal(turn)));
  return (
    <li>
      <RowLink to={`/rotation?property=${propertyId}`}>
        <ShareTile shareNumber={mine[0]?.shareNumber ?? share?.shareNumber ?? 1} />
        <RowText>
          <strong>
            {turns &&
              (mine.length > 0 ? `You choose ${places} of ${turns.length}` : 'No turn this year')}
            {!turns && (error ? 'Your place could not be loaded' : <Skeleton width="11rem" />)}
          </strong>
          <small>{share?.property.name}</small>
        </RowText>
        <ChevronRight size={20} aria-hidden />
      </RowLink>
    </li>
  );
}
