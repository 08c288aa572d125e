import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/privacy/personal-data';

// A refused row may have the name with another address, or none. The others of a line have its text.
const ERASE = statement(
  'erase-import-rows',
  `delete from import_rows where (job_id, line) in (
      select job_id, line from import_rows where email = any($1::citext[]) or is_refused
        and lower(first_name || ' ' || last_name) = any(select lower(unnest($2::text[]))))`,
);

const ERASE_ORIGIN = statement('erase-import-users', 'delete from import_users where user_id = $1');

const ERASE_EFFECTS = statement(
  'erase-import-effects',
  'delete from import_effects where user_id = $1',
);

export const importsPersonalData: PersonalData = {
  tables: ['import_effects', 'import_rows', 'import_users'],
  async erase(transaction, { id, names, emails }) {
    await transaction.query(ERASE, [[...emails], [...names]]);
    await transaction.query(ERASE_ORIGIN, [id]);
    await transaction.query(ERASE_EFFECTS, [id]);
  },
};
