import { Archive, Ellipsis, Eye, Forward, ListChecks, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { RequestPartsFragment, RequestSort } from '../../../generated/graphql';
import type { ListState } from '../../../lib/address/list-state';
import { propertyRecordPath, requestPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/use-now';
import { fullName } from '../../../lib/names';
import { IconButton } from '../../../ui/button/IconButton';
import { EmailText } from '../../../ui/data/EmailText';
import { RecordLink } from '../../../ui/data/RecordLink';
import { type Selection, selectionColumn } from '../../../ui/data/selection';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { Row } from '../../../ui/layout/Stack';
import { DropdownMenu } from '../../../ui/overlay/DropdownMenu';
import { screen, space } from '../../../ui/theme/tokens';
import { CategoryName, PriorityBadge, StatusBadge } from '../RequestBadges';
import { ageText } from '../request-text';

const Note = styled(CellNote)`
  overflow-wrap: anywhere;
`;
const Words = styled.div`
  text-align: left;
  min-width: 9.5rem;
  max-width: 22rem;
  ${screen.phone} {
    flex: 1;
    max-width: none;
  }
`;
/** One line on a phone where both have room, and else two. */
const Place = styled.div`
  ${screen.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    justify-content: flex-end;
    align-items: baseline;
    min-width: 0;
  }
`;
/** Wide enough for most addresses, which break before their @ alone. */
const Guest = styled.div`
  ${screen.desk} {
    min-width: 11rem;
  }
`;
const Day = styled.time`
  white-space: nowrap;
`;
const Lines = styled(Note)<{ $most: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $most }) => $most};
`;
const Location = styled(Lines)`
  ${screen.phone} {
    display: block;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export type RequestAction = 'details' | 'status' | 'forward' | 'archive' | 'unarchive' | 'delete';

interface Actions {
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
}

type RequestColumn = Column<RequestPartsFragment, RequestSort>;

const day = (instant: string) => <Day dateTime={instant}>{dayText(instant)}</Day>;

function Age({ createdAt }: Pick<RequestPartsFragment, 'createdAt'>) {
  return <Note>{ageText(createdAt, useNow())}</Note>;
}

const actionsColumn = ({ onAction, isBusy }: Actions): RequestColumn => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  pinned: true,
  onCard: 'corner',
  cell: (request) => (
    <DropdownMenu
      trigger={
        <IconButton
          size="small"
          label={`Actions of ${request.title}`}
          icon={<Ellipsis size={18} />}
        />
      }
      items={[
        {
          label: 'Update status',
          icon: <ListChecks size={18} />,
          onSelect: () => onAction('status', request),
        },
        {
          label: 'Forward',
          icon: <Forward size={18} />,
          onSelect: () => onAction('forward', request),
        },
        {
          label: 'Archive',
          icon: <Archive size={18} />,
          disabled: isBusy,
          onSelect: () => onAction('archive', request),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 size={18} />,
          danger: true,
          disabled: isBusy,
          onSelect: () => onAction('delete', request),
        },
      ]}
    />
  ),
});

/** The orders of a list, by the headers of their columns. */
export const REQUEST_ORDERS = {
  property: { header: 'Property', sort: 'PROPERTY' },
  request: { header: 'Request', sort: 'TITLE' },
  category: { header: 'Category', sort: 'CATEGORY' },
  priority: { header: 'Priority', sort: 'PRIORITY' },
  date: { header: 'Date', sort: 'CREATED' },
} as const;

interface Options extends Actions {
  hasActions: boolean;
  list: ListState;
  selection: Selection<RequestPartsFragment>;
  /** Those of the page, which are selected together. */
  rows: readonly RequestPartsFragment[];
}

/** The columns of a request table (spec §2); only open requests have row actions. */
export function requestColumns({ hasActions, list, selection, rows, ...actions }: Options) {
  const columns: RequestColumn[] = [
    {
      key: 'guest',
      header: 'Guest',
      cell: ({ user, isGuest }) => (
        <Guest>
          {fullName(user)}
          {isGuest && <CellNote>by guest link</CellNote>}
          {user.email && (
            <CellNote>
              <EmailText email={user.email} />
            </CellNote>
          )}
        </Guest>
      ),
    },
    {
      key: 'property',
      ...REQUEST_ORDERS.property,
      minWidth: '8rem',
      cell: ({ property }) => (
        <Place>
          <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
          <Location $most={1} title={property.location}>
            {property.location}
          </Location>
        </Place>
      ),
    },
    {
      key: 'request',
      onCard: 'bare',
      ...REQUEST_ORDERS.request,
      cell: (request) => (
        <Words>
          <Row $gap={1} $nowrap $justify="space-between">
            <RecordLink to={requestPath(request.id)} state={list}>
              {request.title}
            </RecordLink>
            <IconButton
              size="small"
              label={`Quick look at ${request.title}`}
              icon={<Eye size={16} />}
              onClick={() => actions.onAction('details', request)}
            />
          </Row>
          <Lines $most={2}>{request.description}</Lines>
        </Words>
      ),
    },
    {
      key: 'category',
      ...REQUEST_ORDERS.category,
      onCard: 'start',
      cell: ({ category }) => <CategoryName category={category} />,
    },
    {
      key: 'priority',
      ...REQUEST_ORDERS.priority,
      onCard: 'end',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      key: 'status',
      header: 'Status',
      onCard: 'start',
      cell: ({ status, assignee }) => (
        <div>
          <StatusBadge status={status} />
          {assignee && <Note>{fullName(assignee)}</Note>}
        </div>
      ),
    },
    {
      key: 'date',
      ...REQUEST_ORDERS.date,
      onCard: 'end',
      cell: ({ createdAt, forwardedAt }) => (
        <div>
          {day(createdAt)}
          {hasActions && <Age createdAt={createdAt} />}
          {forwardedAt && <Note>Forwarded {day(forwardedAt)}</Note>}
        </div>
      ),
    },
  ];
  if (!hasActions) return columns;
  const boxes = selectionColumn(selection, { rows, nameOf: ({ title }) => title });
  return [boxes, ...columns, actionsColumn(actions)];
}
