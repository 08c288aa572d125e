import { useState } from 'react';
import { usePropertyAllocationsQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { useSettled } from '../../../lib/use-settled';
import { Pager } from '../../../ui/data/Pager';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SearchField } from '../../../ui/form/SearchField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { FigureBars } from './FigureBars';

const PAGE_SIZE = 10;

/** The share allocation of each property, one page of properties at a time. */
export function PropertyAllocations() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(text.trim());
  const { data, previousData, error, refetch } = usePropertyAllocationsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.propertyAllocations;
  const content = () => {
    if (!shown) {
      const problem = 'The share allocation could not be loaded.';
      return <NotLoaded {...{ error, refetch, problem }} />;
    }
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
        <Pager total={shown.total} pageSize={PAGE_SIZE} page={page} onPage={setPage} />
      </>
    );
  };
  return (
    <Card title="Share allocation" text="Allocated shares per property, the least allocated first">
      <Stack $gap={3}>
        <SearchField
          label="Search share allocation"
          placeholder="Property…"
          value={text}
          onChange={(next) => {
            setText(next);
            setPage(1);
          }}
        />
        {content()}
      </Stack>
    </Card>
  );
}
