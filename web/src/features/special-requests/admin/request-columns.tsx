import { Archive, Eye, Forward, ListChecks, Trash2 } from 'lucide-react';
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
import { PageSelectBox, type Selection } from '../../../ui/data/selection';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Row } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
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
/** One line on a phone. */
const Place = styled.div`
  ${screen.phone} {
    display: flex;
    gap: ${space[2]};
    min-width: 0;
    & > :first-child {
      flex: none;
      max-width: 75%;
    }
  }
`;
const Guest = styled.div`
  min-width: 8.5rem;
`;
const Day = styled.time`
  white-space: nowrap;
`;
/** Two by two on desktop, where a row has two lines anyway. */
const Buttons = styled.div`
  display: flex;
  ${screen.desk} {
    display: inline-grid;
    grid-template-columns: repeat(2, auto);
  }
`;
const Muted = styled(CellNote)`
  display: inline;
`;
const Lines = styled(Note)<{ $most: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $most }) => $most};
`;
export type RequestAction = 'details' | 'status' | 'forward' | 'archive' | 'unarchive' | 'delete';

interface Actions {
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
}

type RequestColumn = Column<RequestPartsFragment, RequestSort>;

const day = (instant: string) => <Day dateTime={instant}>{dayText(instant)}</Day>;

function Age({ createdAt }: Pick<RequestPartsFragment, 'createdAt'>) {
  return <Note>{ageText(createdAt, useNow())} old</Note>;
}

const actionsColumn = ({ onAction, isBusy }: Actions): RequestColumn => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  pinned: true,
  cell: (request) => (
    <Buttons>
      <IconButton
        size="small"
        label={`Update status of ${request.title}`}
        icon={<ListChecks size={18} />}
        onClick={() => onAction('status', request)}
      />
      <IconButton
        size="small"
        label={`Forward ${request.title}`}
        icon={<Forward size={18} />}
        onClick={() => onAction('forward', request)}
      />
      <IconButton
        size="small"
        label={`Archive ${request.title}`}
        icon={<Archive size={18} />}
        disabled={isBusy}
        onClick={() => onAction('archive', request)}
      />
      <IconButton
        size="small"
        label={`Delete ${request.title}`}
        icon={<Trash2 size={18} />}
        disabled={isBusy}
        onClick={() => onAction('delete', request)}
      />
    </Buttons>
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
      header: hasActions ? (
        <Row as="span" $gap={3} $nowrap>
          <PageSelectBox selection={selection} rows={rows} />
          Guest
        </Row>
      ) : (
        'Guest'
      ),
      cell: (request) => (
        <Row $gap={2} $nowrap>
          {hasActions && (
            <Checkbox
              label={<VisuallyHidden>Select {request.title}</VisuallyHidden>}
              checked={selection.selected.has(request.id)}
              onCheckedChange={(isSelected) => selection.set([request], isSelected)}
            />
          )}
          <Guest>
            {fullName(request.user)}
            {request.isGuest && (
              <>
                {' · '}
                <Muted>by guest link</Muted>
              </>
            )}
            {request.user.email && (
              <CellNote>
                <EmailText email={request.user.email} />
              </CellNote>
            )}
          </Guest>
        </Row>
      ),
    },
    {
      key: 'property',
      ...REQUEST_ORDERS.property,
      minWidth: '8rem',
      cell: ({ property }) => (
        <Place>
          <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
          <Lines $most={1} title={property.location}>
            {property.location}
          </Lines>
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
  return hasActions ? [...columns, actionsColumn(actions)] : columns;
}
