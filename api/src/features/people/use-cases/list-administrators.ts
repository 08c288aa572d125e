import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';
import type { Person } from '../person.type';

const ADMINISTRATORS = statement(
  'administrators-to-write-to',
  `select id, first_name as "firstName", last_name as "lastName",
      profile_image_url as "profileImageUrl"
    from users
    where deleted_at is null and ${IS_ADMINISTRATOR} and id <> $1 order by id limit 3`,
);

/** Lists up to 3 administrators by name, to whom every user may write. */
export function listAdministrators(call: RequestContext): Promise<Person[]> {
  const { userId } = requireMember(call);
  return read(call.app, ADMINISTRATORS, [userId]);
}
