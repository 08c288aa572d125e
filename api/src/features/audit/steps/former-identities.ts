import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const FIND = statement(
  'former-identities',
  `select distinct field.key, field.value
    from audit_log,
      jsonb_array_elements(jsonb_build_array(before, after)) as side,
      jsonb_each_text(case when jsonb_typeof(side) = 'object' then side else '{}' end) as field
    where subject like 'User ' || $1::bigint || ',%'
      and field.key in ('firstName', 'lastName', 'email') and field.value is not null`,
);

/** Every value that a field of a user has had. */
interface Identities {
  firstName: string[];
  lastName: string[];
  email: string[];
}

/** Returns the names and addresses that a user has had according to the log. */
export async function formerIdentities(
  transaction: Transaction,
  userId: number,
): Promise<Identities> {
  const rows = await transaction.query(FIND, [userId]);
  const valuesOf = (name: keyof Identities) =>
    rows.flatMap(({ key, value }) => (key === name && value ? [value] : []));
  return {
    firstName: valuesOf('firstName'),
    lastName: valuesOf('lastName'),
    email: valuesOf('email'),
  };
}
