import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';
import type { CommandLineCall } from './lock-user-by-email';

const LIST = statement(
  'list-administrators',
  `select email::text, first_name || ' ' || last_name as name,
      (select count(*)::int from sessions where user_id = users.id and expires_at > now()) as sessions,
      temporary_password_expires_at as "temporaryUntil"
    from users where deleted_at is null and email is not null and ${IS_ADMINISTRATOR}
    order by email`,
);

/** Returns all administrators, with the number of their sessions. */
export function listAdministrators({
  app,
}: CommandLineCall): Promise<Row<'list-administrators'>[]> {
  return read(app, LIST, []);
}
