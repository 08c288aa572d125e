import styled from 'styled-components';
import type { RequestPartsFragment, RequestSort } from '../../../generated/graphql';
import { propertyRecordPath, requestPath } from '../../../lib/address/paths';
import type { TableSort } from '../../../lib/address/use-table-state';
import { dayText } from '../../../lib/dates/dates';
import type { ListState } from '../../../lib/list/list-state';
import { fullName } from '../../../lib/text/names';
import { IconButton } from '../../../ui/button/IconButton';
import { Archive, Ellipsis, Forward, ListChecks, Trash2 } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { type Selection, selectionColumn } from '../../../ui/selection/selection';
import { RecordLink } from '../../../ui/table/RecordLink';
import type { Column } from '../../../ui/table/Table';
import { CellNote, cutAfter, TwoLines } from '../../../ui/table/table-style';
import { screen } from '../../../ui/theme/tokens';
import { CategoryName, PriorityBadge, RequestAge, StatusBadge } from '../RequestBadges';
import { isOpen } from '../request-text';
import { AskerName } from './AskerName';

/** A name as a whole, for houses of one owner often differ in its end, above two lines of a note. */
const Wrapped = styled(TwoLines)`
  ${screen.desk} {
    & > a {
      white-space: normal;
    }
    & > small {
      ${cutAfter(2)}
    }
  }
`;

/** The title above two lines of the words, or one on a phone. */
const Words = styled(TwoLines)`
  & > small {
    ${cutAfter(2)}
  }
  ${screen.phone} {
    display: block;
    & > small {
      -webkit-line-clamp: 1;
    }
  }
`;

export type RequestAction = 'status' | 'forward' | 'archive' | 'delete';

interface Actions {
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
}

type RequestColumn = Column<RequestPartsFragment, RequestSort>;

const day = (instant: string) => <time dateTime={instant}>{dayText(instant)}</time>;

const actionsColumn = ({ onAction, isBusy }: Actions): RequestColumn => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  pinned: true,
  onCard: 'corner',
  cell: (request) =>
    isOpen(request) && (
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
const REQUEST_ORDERS = {
  property: { header: 'Property', sort: 'PROPERTY' },
  request: { header: 'Request', sort: 'TITLE' },
  category: { header: 'Category', sort: 'CATEGORY' },
  priority: {
    header: 'Priority',
    sort: 'PRIORITY',
    sortTitle: 'Most urgent first: what has waited too long, then high to low, the oldest first',
  },
  date: { header: 'Date', sort: 'CREATED' },
} as const;

/** The same as choices on a phone, where an order by priority says what it begins with. */
export const orderChoices = ({ key, isDescending }: TableSort<RequestSort>) =>
  Object.values(REQUEST_ORDERS).map(({ header, sort }) => {
    const isReversed = key === sort && isDescending;
    const urgency = isReversed ? 'Least urgent first' : 'Most urgent first';
    return { header: sort === 'PRIORITY' ? urgency : header, sort };
  });

interface Options extends Actions {
  hasActions: boolean;
  list: ListState;
  /** Left out where none can be selected. */
  selection: Selection<RequestPartsFragment> | undefined;
  /** Those of the page, which are selected together. */
  rows: readonly RequestPartsFragment[];
}

/** The columns of a request table (spec §2); only open requests have row actions. */
export function requestColumns({ hasActions, list, selection, rows, ...actions }: Options) {
  const columns: RequestColumn[] = [
    {
      key: 'guest',
      header: 'Guest',
      onCard: 'note',
      minWidth: '9.5rem',
      cell: ({ user, isGuest }) => (
        <Wrapped $most="9rem">
          <AskerName user={user} />
          <CellNote>
            {isGuest && (
              <>
                <span>by guest link</span> ·{' '}
              </>
            )}
            <span>{user.email}</span>
          </CellNote>
        </Wrapped>
      ),
    },
    {
      key: 'property',
      ...REQUEST_ORDERS.property,
      onCard: 'note',
      minWidth: '9rem',
      cell: ({ property }) => (
        <Wrapped $most="8rem">
          <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
          <CellNote>{property.location}</CellNote>
        </Wrapped>
      ),
    },
    {
      key: 'request',
      ...REQUEST_ORDERS.request,
      onCard: 'title',
      grows: '100%',
      cell: ({ id, title, excerpt }) => (
        <Words>
          <RecordLink data-main to={requestPath(id)} state={list}>
            {title}
          </RecordLink>
          <CellNote>{excerpt}</CellNote>
        </Words>
      ),
    },
    {
      key: 'category',
      ...REQUEST_ORDERS.category,
      onCard: 'end',
      noWrap: true,
      cell: ({ category }) => <CategoryName category={category} />,
    },
    {
      key: 'priority',
      ...REQUEST_ORDERS.priority,
      onCard: 'tag',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      key: 'status',
      header: 'Status',
      onCard: 'tag',
      cell: ({ status, assignee }) => (
        <TwoLines $most="6rem">
          <StatusBadge status={status} />
          {assignee && <CellNote>{fullName(assignee)}</CellNote>}
        </TwoLines>
      ),
    },
    {
      key: 'date',
      ...REQUEST_ORDERS.date,
      onCard: 'tag',
      noWrap: true,
      cell: (request) => (
        <TwoLines>
          {day(request.createdAt)}
          {request.forwardedAt && <CellNote>Forwarded {day(request.forwardedAt)}</CellNote>}
          {request.archivedAt && <CellNote>Archived {day(request.archivedAt)}</CellNote>}
          {!request.forwardedAt && isOpen(request) && (
            <CellNote>
              <RequestAge request={request} />
            </CellNote>
          )}
        </TwoLines>
      ),
    },
  ];
  const boxes = selection
    ? [selectionColumn(selection, { rows, nameOf: ({ title }) => title })]
    : [];
  return [...boxes, ...columns, ...(hasActions ? [actionsColumn(actions)] : [])];
}
