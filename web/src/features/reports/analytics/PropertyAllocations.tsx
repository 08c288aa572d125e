import { useState } from 'react';
import styled from 'styled-components';
import { type AdminOverviewQuery, usePropertyAllocationsQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { counted, grouped, properties } from '../../../lib/text/format';
import { useSettled } from '../../../lib/use-settled';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ChevronRight } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { Pager } from '../../../ui/list/Pager';
import { SearchField } from '../../../ui/list/SearchField';
import { box, DESK } from '../../../ui/theme/tokens';
import { FigureBars } from './FigureBars';

const PAGE_SIZE = { desk: 10, phone: 5 };

type Totals = Pick<
  AdminOverviewQuery['adminOverview'],
  'totalProperties' | 'fullyAllocated' | 'shareCapacity' | 'allocatedShares'
>;

const Summary = styled.ul`
  ${box.wrap(2)};
`;

/** How many properties have shares left to assign; each number opens its list. */
function AllocationSummary({ totalProperties, fullyAllocated }: Totals) {
  const lines = [
    {
      text: 'with shares to assign',
      count: totalProperties - fullyAllocated,
      shares: 'SOME_UNASSIGNED',
      // Those with the fewest owners come first.
      sort: 'allocated',
    },
    { text: 'all assigned', count: fullyAllocated, shares: 'ALL_ASSIGNED', sort: undefined },
  ];
  return (
    <Summary aria-label="Properties by allocation">
      {lines.map(({ text, count, shares, sort }) => (
        <li key={shares}>
          <LinkButton
            size="small"
            variant="secondary"
            to={panelPath('properties', { shares, sort })}
          >
            <span>
              <strong>{grouped(count)}</strong> {text}
            </span>
            <ChevronRight size={16} aria-hidden />
          </LinkButton>
        </li>
      ))}
    </Summary>
  );
}

/** '1,204 shares in 310 properties have no owner.' */
function withoutOwner({ shareCapacity, allocatedShares, ...houses }: Totals): string {
  const count = shareCapacity - allocatedShares;
  const where = properties(houses.totalProperties - houses.fullyAllocated);
  if (count <= 0) return 'Every share has an owner.';
  return `${counted(count, 'share')} in ${where} ${count === 1 ? 'has' : 'have'} no owner.`;
}

/** The share allocation of each property, one page of properties at a time. */
export function PropertyAllocations({ overview }: { overview: Totals }) {
  const pageSize = PAGE_SIZE[useMediaQuery(DESK) ? 'desk' : 'phone'];
  const [text, setText] = useState('');
  /** A property of the page, which stays in sight as the page becomes longer or shorter. */
  const [shownFrom, setShownFrom] = useState(0);
  const page = Math.floor(shownFrom / pageSize) + 1;
  const search = useSettled(text.trim());
  const { data, previousData, error, refetch } = usePropertyAllocationsQuery({
    variables: { first: pageSize, offset: (page - 1) * pageSize, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.propertyAllocations;
  const content = () => {
    if (!shown) return <NotLoaded {...{ error, refetch }} what="The share allocation" />;
    if (shown.total === 0) return <p>{search ? 'Nothing found.' : 'No properties yet.'}</p>;
    return (
      <>
        <FigureBars
          label="Share allocation"
          headers={['Property', 'Allocated shares']}
          figures={shown.items.map(({ propertyId, name, allocated, totalShares }) => ({
            id: propertyId,
            name,
            value: allocated,
            total: totalShares,
            to: panelPath('properties', { property: propertyId }),
            text: `${allocated} of ${totalShares}`,
          }))}
        />
        <Pager
          total={shown.total}
          pageSize={pageSize}
          page={page}
          onPage={(next) => setShownFrom((next - 1) * pageSize)}
        />
      </>
    );
  };
  return (
    <Card
      title="Share allocation"
      text="Allocated shares per property, those with the most to assign first"
    >
      <Stack $gap={3}>
        {overview.totalProperties > 0 && <p>{withoutOwner(overview)}</p>}
        <AllocationSummary {...overview} />
        <SearchField
          label="Search share allocation"
          placeholder="Property…"
          value={text}
          onChange={(next) => {
            setText(next);
            setShownFrom(0);
          }}
        />
        {content()}
      </Stack>
    </Card>
  );
}
