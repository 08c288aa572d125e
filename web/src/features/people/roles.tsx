import type { AdminUserPartsFragment } from '../../generated/graphql';
import { NoticeBox } from '../../ui/feedback/Notice';

export type Role = AdminUserPartsFragment['userRole'];

const ROLES: readonly Role[] = ['USER', 'OWNER', 'ADMIN'];

export const roleOptions = ROLES.map((value) => ({ value, label: value }));

/** The powers of an administrator, before someone gets the role. */
export const NewAdministratorNotice = () => (
  <NoticeBox role="status">
    They will see and change everything: all properties, people and settings.
  </NoticeBox>
);
