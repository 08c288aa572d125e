import { useState } from 'react';
import styled from 'styled-components';
import { useLedgerEntriesQuery } from '../../../generated/graphql';
import { shortDayText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/card/Card';
import { Ruled } from '../../../ui/card/lines';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Paperclip } from '../../../ui/icon/icons';
import { ShowOlder } from '../../../ui/list/LoadMore';
import { Avatar } from '../../../ui/picture/Avatar';
import { Badge } from '../../../ui/text/Badge';
import { Muted } from '../../../ui/text/Text';
import { box, color, font, numerals, radius, space, weight } from '../../../ui/theme/tokens';
import { Mark } from '../costs-style';
import { amountText, type House } from '../house';
import { type Entry, myPartOf, paidText, signOf, titleOf } from './entry';

const PAGE_SIZE = 20;

const EntryDialog = lazyComponent(async () => (await import('./EntryDialog')).EntryDialog, null);

/** The entries of the year, newest first; each opens in full. */
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

const Root = styled.button`
  ${box.row(3)};
  min-height: 64px;
  padding: ${space[2]};
  margin-inline: -${space[2]};
  width: calc(100% + ${space[4]});
  border-radius: ${radius.medium};
  text-align: start;
  &:hover {
    background: ${color.sunken};
  }
`;

const Words = styled.span`
  ${box.grow};
  ${box.column()};
  & > :first-child {
    ${font.cut};
    font-weight: ${weight.medium};
  }
  & > :last-child {
    ${font.muted('small')};
    ${font.cut};
  }
  [data-reversed] & > :first-child {
    text-decoration: line-through;
  }
`;

const Amounts = styled.span`
  ${box.column()};
  flex: none;
  align-items: flex-end;
  ${numerals};
  & > :first-child {
    font-weight: ${weight.medium};
  }
  & > :last-child {
    ${font.muted('small')};
  }
`;

/** Returns the user's part in a few words; '' where an entry is none of theirs. */
function partText(house: House, entry: Entry): string {
  const part = myPartOf(house, entry);
  if (part === null || entry.kind === 'PAYMENT') return '';
  const isChange = entry.amount === null;
  return `you: ${isChange && part > 0 ? '+' : ''}${amountText(house, part)}`;
}

interface EntryRowProps {
  house: House;
  entry: Entry;
  onOpen: () => void;
}

/** An entry in a line: what it is about, who paid, the amount and the user's part. */
function EntryRow({ house, entry, onOpen }: EntryRowProps) {
  const { amount, date, files, reversedBy } = entry;
  const { Icon } = signOf(entry);
  const thumb = files.find(({ thumbUrl }) => thumbUrl)?.thumbUrl;
  const below = [shortDayText(date), paidText(house, entry)].filter(Boolean).join(' · ');
  return (
    <li data-reversed={reversedBy !== null || undefined}>
      <Root type="button" onClick={onOpen}>
        <Mark aria-hidden>
          <Icon size={20} />
        </Mark>
        <Words>
          <span>{titleOf(entry)}</span>
          {reversedBy !== null && (
            <span>
              <Badge>Taken back</Badge>
            </span>
          )}
          <span>{below}</span>
        </Words>
        {thumb && <Avatar name="Receipt" src={thumb} size={40} isSquare />}
        {!thumb && files.length > 0 && <Paperclip size={18} aria-label="With a receipt" />}
        <Amounts>
          <span>{amount === null ? '' : amountText(house, amount)}</span>
          <span>{partText(house, entry)}</span>
        </Amounts>
      </Root>
    </li>
  );
}
