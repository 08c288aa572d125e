import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/personal-data';

const ERASE = statement(
  'erase-import-rows',
  'delete from import_rows where email = any($1::citext[])',
);

export const importsPersonalData: PersonalData = {
  tables: ['import_rows'],
  erase: (transaction, { emails }) => transaction.query(ERASE, [[...emails]]),
};
