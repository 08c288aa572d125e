import { Link } from 'react-router-dom';
import {
  CompanyCostsDocument,
  type CompanyCostsQuery,
  type CompanyCostsSort,
  MyCostEventsDocument,
} from '../../../generated/graphql';
import { useLive } from '../../../lib/live/use-live';
import { properties } from '../../../lib/text/format';
import { Coins } from '../../../ui/icon/icons';
import { List } from '../../../ui/list/List';
import { useList } from '../../../ui/list/use-list';
import { type Column, column } from '../../../ui/table/Table';
import { Badge } from '../../../ui/text/Badge';
import { amountText } from '../house';

type CompanyCosts = CompanyCostsQuery['companyCosts']['items'][number];

/** 'CHF 1,200.00 of CHF 2,000.00'; the budget is left out where there is none. */
const spentText = (row: CompanyCosts) =>
  [row.spent, row.budget || undefined]
    .flatMap((amount) => (amount === undefined ? [] : [amountText(row, amount)]))
    .join(' of ');

const COLUMNS: Column<CompanyCosts, CompanyCostsSort>[] = [
  column('Name', { sort: 'NAME', minWidth: '10rem' }, ({ id, name }) => (
    <Link to={`/costs?house=${id}`}>{name}</Link>
  )),
  column('Waiting', { onCard: 'mark' }, ({ pending }) =>
    pending > 0 ? <Badge tone="warning">{pending} to approve</Badge> : null,
  ),
  column('Overdue', { sort: 'OVERDUE', onCard: 'aside', align: 'end' }, (row) =>
    row.overdue > 0 ? <Badge tone="danger">{amountText(row, row.overdue)}</Badge> : 'Nothing',
  ),
  column('Spent this year', { onCard: 'fact', align: 'end' }, (row) =>
    row.budget > 0 && row.spent > row.budget ? (
      <Badge tone="warning">{spentText(row)}</Badge>
    ) : (
      spentText(row)
    ),
  ),
  column('In the bank', { onCard: 'fact', align: 'end' }, (row) => amountText(row, row.cash)),
  column('Dues not yet spent', { onCard: 'fact', align: 'end' }, (row) =>
    amountText(row, row.reserve),
  ),
];

/** The Costs tab: the ledgers of all houses, with what is overdue and what waits. */
export function CostsTab() {
  const list = useList({
    label: 'Costs',
    query: CompanyCostsDocument,
    pageOf: ({ companyCosts }) => companyCosts,
    sorts: ['NAME', 'OVERDUE'],
    filters: {},
    where: () => ({}),
    nameOf: ({ name }) => name,
    canSelect: () => false,
  });
  useLive(MyCostEventsDocument, { reread: [CompanyCostsDocument], when: () => true });
  return (
    <List
      {...list.shown}
      columns={COLUMNS}
      searchPlaceholder="Name or location…"
      countText={properties}
      none={{
        Icon: Coins,
        title: 'No costs are kept yet',
        text: 'Open the costs of a house from its card on Properties.',
      }}
    />
  );
}
