import { type Row, statement } from '../../../core/database/statement';
import type { InvitedProperty } from '../invitation.types';

/** The properties of users: those where they own shares, and the one where they are a guest. */
export const PROPERTIES = statement(
  'properties-of-invited',
  `select s.user_id as "userId", p.name, p.location,
      array_agg(s.share_number order by s.share_number) as "shareNumbers"
    from shares s join properties p on p.id = s.property_id
    where s.user_id = any($1::bigint[]) and s.is_active
    group by s.user_id, p.id
    union all
    select u.id, p.name, p.location, '{}'::int[]
    from users u join properties p on p.id = u.linked_property_id
    where u.id = any($1::bigint[]) and not exists (
      select from shares s where s.user_id = u.id and s.property_id = p.id and s.is_active)
    order by 1, 2`,
);

/** Returns the properties of one user among the rows. */
export const propertiesOf = (rows: Row<'properties-of-invited'>[], id: number): InvitedProperty[] =>
  rows.flatMap(({ userId, ...property }) => (userId === id ? [property] : []));
