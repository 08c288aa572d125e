import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/personal-data';

const ERASE = statement(
  'erase-import-rows',
  'delete from import_rows where email = any($1::citext[])',
);

const ERASE_ORIGIN = statement('erase-import-users', 'delete from import_users where user_id = $1');

export const importsPersonalData: PersonalData = {
  tables: ['import_rows', 'import_users'],
  async erase(transaction, { id, emails }) {
    await transaction.query(ERASE, [[...emails]]);
    await transaction.query(ERASE_ORIGIN, [id]);
  },
};
