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
import { RecordLink } from '../../../ui/table/RecordLink';
import { actionsColumn, type Column, column } from '../../../ui/table/Table';
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

const ACTIONS = [
  { action: 'status', label: 'Update status', Icon: ListChecks },
  { action: 'forward', label: 'Forward', Icon: Forward },
  { action: 'archive', label: 'Archive', Icon: Archive },
] as const;

type RequestColumn = Column<RequestPartsFragment, RequestSort>;

const day = (instant: string) => <time dateTime={instant}>{dayText(instant)}</time>;

const actionsOf = ({ onAction, isBusy }: Actions) =>
  actionsColumn<RequestPartsFragment>(
    (request) =>
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
            ...ACTIONS.map(({ action, label, Icon }) => ({
              ...{ label, icon: <Icon size={18} />, onSelect: () => onAction(action, request) },
              disabled: action === 'archive' && isBusy,
            })),
            'separator',
            {
              ...{ label: 'Delete', icon: <Trash2 size={18} />, danger: true, disabled: isBusy },
              onSelect: () => onAction('delete', request),
            },
          ]}
        />
      ),
    { header: 'Actions' },
  );

const URGENCY = 'Most urgent first: what has waited too long, then high to low, the oldest first';

/** The orders of a list as choices on a phone, where that by priority says what it begins with. */
export const orderChoices = ({ key, isDescending }: TableSort<RequestSort>) => [
  { header: 'Property', sort: 'PROPERTY' as const },
  { header: 'Request', sort: 'TITLE' as const },
  { header: 'Category', sort: 'CATEGORY' as const },
  {
    header: key === 'PRIORITY' && isDescending ? 'Least urgent first' : 'Most urgent first',
    sort: 'PRIORITY' as const,
  },
  { header: 'Date', sort: 'CREATED' as const },
];

interface Options extends Actions {
  hasActions: boolean;
  list: ListState;
}

/** The columns of a request table (spec §2); only open requests have row actions. */
export const requestColumns = ({ hasActions, list, ...actions }: Options): RequestColumn[] => [
  column('Guest', { onCard: 'note', minWidth: '9.5rem' }, ({ user, isGuest }) => (
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
  )),
  column('Property', { sort: 'PROPERTY', onCard: 'note', minWidth: '9rem' }, ({ property }) => (
    <Wrapped $most="8rem">
      <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
      <CellNote>{property.location}</CellNote>
    </Wrapped>
  )),
  column('Request', { sort: 'TITLE', onCard: 'title', grows: '100%' }, ({ id, title, excerpt }) => (
    <Words>
      <RecordLink data-main to={requestPath(id)} state={list}>
        {title}
      </RecordLink>
      <CellNote>{excerpt}</CellNote>
    </Words>
  )),
  column('Category', { sort: 'CATEGORY', onCard: 'end', noWrap: true }, ({ category }) => (
    <CategoryName category={category} />
  )),
  column('Priority', { sort: 'PRIORITY', sortTitle: URGENCY, onCard: 'tag' }, ({ priority }) => (
    <PriorityBadge priority={priority} />
  )),
  column('Status', { onCard: 'tag' }, ({ status, assignee }) => (
    <TwoLines $most="6rem">
      <StatusBadge status={status} />
      {assignee && <CellNote>{fullName(assignee)}</CellNote>}
    </TwoLines>
  )),
  column('Date', { sort: 'CREATED', onCard: 'tag', noWrap: true }, (request) => (
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
  )),
  ...(hasActions ? [actionsOf(actions)] : []),
];
