import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import type { Person } from '../../people/person.type';
import { requirePropertyAccess } from '../../shares/share.policy';
import type { PropertyGuestsArgs } from '../stay.inputs';

const GUESTS = statement(
  'property-guests',
  `select id, first_name as "firstName", last_name as "lastName" from users
    where linked_property_id = $1 and deleted_at is null
    order by name_order, id limit 100`,
);

/** Lists the users linked to a property, for its owners and administrators; FORBIDDEN for others. */
export async function listPropertyGuests(
  call: RequestContext,
  { propertyId }: PropertyGuestsArgs,
): Promise<Person[]> {
  await requirePropertyAccess(call, propertyId);
  return read(call.app, GUESTS, [propertyId]);
}
