import { type User, UserRole } from '../../../src/features/auth/user.entity';
import type { ApiClient } from '../clients/api-client';
import { type House, openHouse } from '../servers/house';

/** A running server and an administrator in an administrator session. */
export interface AdminHouse {
  house: House;
  administrator: User;
  admin: ApiClient;
}

export async function openAdminHouse(): Promise<AdminHouse> {
  const house = await openHouse();
  const administrator = await house.person({
    firstName: 'Ada',
    lastName: 'Admin',
    userRole: UserRole.ADMIN,
  });
  return { house, administrator, admin: await house.signIn(administrator, { isAdmin: true }) };
}

/** The latest entries of the audit log, newest first. */
export function logged({ running }: House, count = 1): Promise<object[]> {
  return running.app.db.query(
    'select actor_name, action, subject, before, after from audit_log order by id desc limit $1',
    [count],
  );
}
