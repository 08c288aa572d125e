import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { IS_LINKED_OR_OWNED } from '../../properties/property.policy';
import type { RequestableProperty } from '../special-request.types';

const LIST = statement(
  'requestable-properties',
  `select p.id, p.name, p.location,
      p.id = (select linked_property_id from users where id = $1) is true as "isLinked",
      exists (select 1 from held_shares s where s.property_id = p.id and s.user_id = $1) as "isMine"
    from properties p where p.is_active and ${IS_LINKED_OR_OWNED}
    order by "isLinked" desc, p.name_order, p.id`,
);

/**
 * Lists the properties for which the caller can make requests: where they stay, then those they own
 * a share in; no others.
 */
export function listRequestableProperties(call: RequestContext): Promise<RequestableProperty[]> {
  const { userId } = requireMember(call);
  return read(call.app, LIST, [userId]);
}
