import { type User, UserRole } from '../../../src/features/auth/user.entity';
import type { ApiClient } from '../clients/api-client';
import { startTestApp, type TestApp } from '../servers/test-app';

/** A running server and an administrator in an administrator session. */
export interface AdminHouse {
  testApp: TestApp;
  administrator: User;
  admin: ApiClient;
}

export async function openAdminHouse(): Promise<AdminHouse> {
  const testApp = await startTestApp();
  const administrator = await testApp.person({
    firstName: 'Ada',
    lastName: 'Admin',
    userRole: UserRole.ADMIN,
  });
  return { testApp, administrator, admin: await testApp.signIn(administrator, { isAdmin: true }) };
}

/** The latest entries of the audit log, newest first. */
export function logged({ running }: TestApp, count = 1): Promise<object[]> {
  return running.app.db.query(
    'select actor_name, action, subject, before, after from audit_log order by id desc limit $1',
    [count],
  );
}
