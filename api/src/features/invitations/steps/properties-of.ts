import { type Row, statement } from '../../../core/database/statement';
import type { InvitedProperty } from '../invitation.types';

/** The properties of users: those where they own shares, or will on a planned day, and the one where they are a guest. */
export const PROPERTIES = statement(
  'properties-of-invited',
  `select held."userId", p.name, p.location, held."shareNumbers"
    from (
      select owner.id as "userId", s.property_id,
        array_agg(s.share_number order by s.share_number) as "shareNumbers"
      from users owner join held_shares mine on mine.user_id = owner.id
      join shares s on s.id = mine.id
      where owner.id = any($1::bigint[]) and s.is_active group by 1, 2
      union all
      select u.id, u.linked_property_id, '{}'::int[] from users u
      where u.id = any($1::bigint[]) and not exists (select from held_shares s
        where s.user_id = u.id and s.property_id = u.linked_property_id and s.is_active)
    ) held join properties p on p.id = held.property_id
    order by 1, p.name_order, p.id`,
);

/** Returns the properties of one user among the rows. */
export const propertiesOf = (rows: Row<'properties-of-invited'>[], id: number): InvitedProperty[] =>
  rows.flatMap(({ userId, ...property }) => (userId === id ? [property] : []));
