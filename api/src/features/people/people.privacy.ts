import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-email-change-data',
  `select new_email::text as email, 'to confirm' as state, expires_at as "expiresAt"
      from email_changes where user_id = $1
    union all
    select old_email::text, 'to restore', expires_at from email_undos where user_id = $1`,
);

const ERASE = statement(
  'erase-email-changes',
  `with undos as (delete from email_undos where user_id = $1)
    delete from email_changes where user_id = $1`,
);

export const peoplePersonalData: PersonalData = {
  tables: ['email_changes', 'email_undos'],
  sections: { emailChanges: rowsOf(MINE) },
  erase: eraseBy(ERASE),
};
