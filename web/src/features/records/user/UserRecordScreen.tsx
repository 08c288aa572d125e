import { isAdministrator } from '@rules/auth';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  AdminUsersDocument,
  type AdminUsersQuery,
  type UserRecordQuery,
  useUserRecordQuery,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { calendarPath, userRecordPath } from '../../../lib/address/paths';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { usePagesAround } from '../../../lib/list/use-pages-around';
import { fullName } from '../../../lib/text/names';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Split } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { Badge } from '../../../ui/text/Badge';
import { type LoadedRecord, RecordPage, recordOptions, useOrigin } from '../RecordPage';
import type { UserRecordParts } from './parts';
import { UserActions } from './UserActions';
import { UserMatter } from './UserMatter';
import { UserSide } from './UserSide';

/**
 * The calendar in which a user has something to see: that of their next week, else of a house in
 * which they have a share.
 */
function ownCalendarOf({ user, stays }: UserRecordQuery['userRecord']): string {
  const next = stays.find(({ isGuest }) => !isGuest) ?? stays[0];
  if (next) return calendarPath(next);
  const share = user.shares.find(({ isActive }) => isActive) ?? user.shares[0];
  return calendarPath({ propertyId: share?.propertyId });
}

const pageOf = ({ adminUsers: { items, total } }: AdminUsersQuery) => ({
  ids: items.map(({ id }) => id),
  total,
});

/** /admin/users/:id: everything about one user, live, with the actions of their row. */
export function UserRecordScreen(parts: UserRecordParts) {
  const id = addressId(useParams().id);
  const origin = useOrigin('users', 'Users');
  const around = usePagesAround(origin.list, id, AdminUsersDocument, pageOf);
  const query = useUserRecordQuery(recordOptions(id));
  const record = query.data?.userRecord;
  return (
    <RecordPage
      {...{ id, origin, query, around }}
      noun="user"
      pathOf={userRecordPath}
      record={record?.user.id === id ? record : undefined}
    >
      {(loaded) => <Content key={id} {...loaded} parts={parts} />}
    </RecordPage>
  );
}

interface ContentProps extends LoadedRecord<UserRecordQuery['userRecord']> {
  parts: UserRecordParts;
}

const TONES = { ADMIN: 'warning', OWNER: 'info', USER: 'neutral' } as const;

function Content({ record, parts, back, pager, onEdited }: ContentProps) {
  const edited = useOpenRecord('edit');
  const navigate = useNavigate();
  const [asked, ask] = useState<'view' | 'removal'>();
  const { user } = record;
  const name = fullName(user);
  const close = () => {
    edited.close();
    onEdited().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={name}
        text={
          <>
            <Badge tone={TONES[user.userRole]}>{user.userRole}</Badge> {user.email}
          </>
        }
        back={back}
        actions={
          <>
            {pager}
            <UserActions
              {...{ id: user.id, name }}
              invite={
                user.passwordState === 'NOT_SET' && user.email !== null && parts.inviteOf(user)
              }
              onEdit={() => edited.open('user')}
              others={
                isAdministrator(user)
                  ? undefined
                  : { onView: () => ask('view'), onRemove: () => ask('removal') }
              }
            />
          </>
        }
      />
      <Split>
        <UserMatter record={record} parts={parts} />
        <Stack $gap={5}>
          <UserSide record={record} accessOf={parts.accessOf} />
        </Stack>
      </Split>
      {edited.id && parts.editorOf(user.id, close)}
      {asked === 'view' && parts.viewOf(user, ownCalendarOf(record), () => ask(undefined))}
      {asked === 'removal' &&
        parts.removalOf(user, {
          onClose: () => ask(undefined),
          onDeleted: () => navigate(back.to, { replace: true }),
        })}
    </>
  );
}
