import type { AdminUserPartsFragment } from '../../generated/graphql';

export type Role = AdminUserPartsFragment['userRole'];

const ROLES: readonly Role[] = ['USER', 'OWNER', 'ADMIN'];

export const roleOptions = ROLES.map((value) => ({ value, label: value }));
