import { useState } from 'react';
import { useLedgerEntriesQuery } from '../../../generated/graphql';
import { Card } from '../../../ui/card/Card';
import { Ruled } from '../../../ui/card/lines';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ShowOlder } from '../../../ui/list/LoadMore';
import { Muted } from '../../../ui/text/Text';
import type { House } from '../house';
import { EntryRow } from './EntryRow';

const PAGE_SIZE = 20;

const EntryDialog = lazyComponent(async () => (await import('./EntryDialog')).EntryDialog, null);

/** What was entered for the year, the newest first; each opens in full. */
export function Entries({ house }: { house: House }) {
  const { propertyId, year } = house;
  const [openSeq, setOpenSeq] = useState<number>();
  const { data, error, refetch, fetchMore } = useLedgerEntriesQuery({
    variables: { propertyId, year, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.ledgerEntries;
  const open = page?.items.find((it) => it.seq === openSeq);
  return (
    <Card title={`Entries of ${year}`}>
      {!page && (
        <NotLoaded {...{ error, refetch }} what="The entries">
          <Skeleton height="12rem" />
        </NotLoaded>
      )}
      {page?.items.length === 0 && <Muted>Nothing was entered for {year}.</Muted>}
      {page && page.items.length > 0 && (
        <Ruled aria-label={`Entries of ${year}`}>
          {page.items.map((entry) => (
            <EntryRow key={entry.seq} {...{ house, entry }} onOpen={() => setOpenSeq(entry.seq)} />
          ))}
        </Ruled>
      )}
      {page && (
        <ShowOlder
          what="entries"
          pageInfo={{ hasNextPage: page.next !== null, endCursor: String(page.next) }}
          fetchOlder={(before) =>
            fetchMore({
              variables: { before: Number(before) },
              updateQuery: (
                { ledgerEntries: known },
                { fetchMoreResult: { ledgerEntries: older } },
              ) => ({ ledgerEntries: { ...older, items: [...known.items, ...older.items] } }),
            })
          }
        />
      )}
      {open && <EntryDialog {...{ house, entry: open }} onClose={() => setOpenSeq(undefined)} />}
    </Card>
  );
}
