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
import { screen } from '../../../ui/theme/tokens';
import { CategoryName, PriorityBadge, StatusBadge } from '../RequestBadges';
import { ageText } from '../request-text';

const Note = styled(CellNote)`
  overflow-wrap: anywhere;
`;
const Words = styled.div`
  min-width: 9.5rem;
  max-width: 22rem;
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
const Lines = styled(Note)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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
        <Row $gap={2} $nowrap $align="start">
          {hasActions && (
            <Checkbox
              label={<VisuallyHidden>Select {request.title}</VisuallyHidden>}
              checked={selection.selected.has(request.id)}
              onCheckedChange={(isSelected) => selection.set([request], isSelected)}
            />
          )}
          <Guest>
            {fullName(request.user)}
            {request.user.email && (
              <CellNote>
                <EmailText email={request.user.email} />
              </CellNote>
            )}
            {request.isGuest && <Note>by guest link</Note>}
          </Guest>
        </Row>
      ),
    },
    {
      key: 'property',
      header: 'Property',
      minWidth: '8rem',
      sort: 'PROPERTY',
      cell: ({ property }) => (
        <div>
          <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
          <Lines>{property.location}</Lines>
        </div>
      ),
    },
    {
      key: 'request',
      header: 'Request',
      sort: 'TITLE',
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
          <Lines>{request.description}</Lines>
        </Words>
      ),
    },
    {
      key: 'category',
      header: 'Category',
      sort: 'CATEGORY',
      cell: ({ category }) => <CategoryName category={category} />,
    },
    {
      key: 'priority',
      header: 'Priority',
      sort: 'PRIORITY',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, assignee }) => (
        <div>
          <StatusBadge status={status} />
          {assignee && <Note>{fullName(assignee)}</Note>}
        </div>
      ),
    },
    {
      key: 'date',
      header: 'Date',
      sort: 'CREATED',
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
