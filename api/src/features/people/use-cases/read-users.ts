import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { filteredPages, page, readPage } from '../../../core/input/numbered-page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { searchedNumber } from '../../../core/rules/telephone';
import { hasSecondFactor, IS_ADMINISTRATOR } from '../../auth/user.columns';
import { ADMIN_SHARE_COLUMNS, ADMIN_SHARE_TABLES } from '../../shares/share.columns';
import type { AdminUsersArgs, UserIdArgs } from '../admin-user.inputs';
import { type AdminUser, type AdminUserPage, UserAccess, UserSort } from '../admin-user.types';

const COLUMNS = `u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text,
      u.profile_image_url as "profileImageUrl", u.user_role as "userRole", ${IS_ADMINISTRATOR} as "isAdmin",
      case when u.password_hash is null then 'NOT_SET'
        when u.temporary_password_expires_at is not null then 'TEMPORARY'
        else 'CHOSEN' end as "passwordState",
      case when u.password_hash is null then invitation.invited_at end as "invitedAt",
      case when u.password_hash is null then invitation.expires_at end as "invitationEndsAt",
      ${hasSecondFactor('u.id')} as "hasSecondFactor",
      exists (select from passkeys k where k.user_id = u.id) as "hasPasskeys",
      u.linked_property_id as "linkedPropertyId", linked.name as "linkedPropertyName",
      u.date_of_birth::text as "dateOfBirth", u.anniversary_date::text as "anniversaryDate",
      u.phone, u.postal_address as "postalAddress", u.admin_note as "adminNote", u.tags,
      u.created_at as "createdAt", u.updated_at as "updatedAt", u.version`;

const LINKED = `left join properties linked on linked.id = u.linked_property_id
      left join invitations invitation on invitation.user_id = u.id`;

/** The filters of the list, as SQL, by what is asked for; the property is $4. */
const FILTERS = {
  WITHOUT: 'u.password_hash is null',
  INVITED: `u.password_hash is null
      and exists (select from invitations i where i.user_id = u.id)`,
  USER: "u.user_role = 'USER'",
  OWNER: "u.user_role = 'OWNER'",
  ADMIN: "u.user_role = 'ADMIN'",
  WITH_SHARES: 'u.share_count > 0',
  WITHOUT_SHARES: 'u.share_count = 0',
  PROPERTY: 'u.id in (select user_id from held_shares where property_id = $4)',
};

const ORDERS: Record<UserSort, string[]> = {
  NAME: ['u.name_order', 'u.id'],
  EMAIL: ['u.email', 'u.id'],
  ROLE: ['u.user_role', 'u.name_order', 'u.id'],
  CREATED: ['u.created_at', 'u.id'],
  SHARES: ['u.share_count', 'u.id'],
};

const pageFor = filteredPages({
  sorts: Object.values(UserSort),
  filters: FILTERS,
  unused: { PROPERTY: '$4::bigint is null' },
  make: ({ sort, where, way }) =>
    page(
      'admin-users',
      {
        from: 'users u',
        id: 'u.id',
        where: `u.deleted_at is null and ${where}`,
        matches: ({ holds }) => holds('u.search_text'),
        isLong: true,
        order: ORDERS[sort],
        columns: COLUMNS,
        details: `left join users u on u.id = picked.id ${LINKED}`,
      },
      way,
    ),
});

const FIND = statement(
  'admin-user',
  `select ${COLUMNS} from users u ${LINKED} where u.id = $1 and u.deleted_at is null`,
);

const SHARES = statement(
  'shares-of-users',
  `select ${ADMIN_SHARE_COLUMNS}, member.user_id as "memberId" from ${ADMIN_SHARE_TABLES}
    join share_members member on member.share_id = s.id
    where member.user_id = any($1::bigint[]) order by p.name_order, p.id, s.share_number`,
);

async function withShares(call: RequestContext, users: Row<'admin-user'>[]): Promise<AdminUser[]> {
  const ids = users.map(({ id }) => id);
  const shares = ids.length > 0 ? await read(call.app, SHARES, [ids]) : [];
  return users.map((user) => {
    const held = shares.flatMap(({ memberId, ...share }) => (memberId === user.id ? [share] : []));
    return { ...user, shares: held, shareCount: held.length };
  });
}

/**
 * Returns a page of users with their total, and their shares in one more statement; administrators
 * only.
 */
export async function listUsers(
  call: RequestContext,
  args: AdminUsersArgs,
): Promise<AdminUserPage> {
  requireAdministrator(call);
  const { sort = UserSort.NAME, access, role, hasShares, propertyId = null } = args;
  const shares = hasShares ? 'WITH_SHARES' : 'WITHOUT_SHARES';
  const asked = pageFor(sort, [
    access !== UserAccess.ALL && access,
    role,
    hasShares !== undefined && shares,
    propertyId !== null && 'PROPERTY',
  ]);
  const values: [number | null] = [propertyId];
  const shown = { ...args, search: searchedNumber(args.search), values };
  const { items, total } = await readPage(call.app, asked, shown);
  return { items: await withShares(call, items), total };
}

/** Returns one user with their shares; administrators only. */
export async function findUser(call: RequestContext, { id }: UserIdArgs): Promise<AdminUser> {
  requireAdministrator(call);
  const found = await read(call.app, FIND, [id]);
  const [user] = await withShares(call, found);
  if (!user) throw new AppError('NOT_FOUND', 'There is no such user.', 'id');
  return user;
}
