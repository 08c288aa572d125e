import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { PersonArgs } from '../people.inputs';
import { knows } from '../people.policy';
import type { Person } from '../person.type';

const PERSON = statement(
  'person-to-write-to',
  `select u.id, u.first_name as "firstName", u.last_name as "lastName",
      u.profile_image_url as "profileImageUrl"
    from users u where u.id = $2 and u.id <> $1 and u.deleted_at is null
      and ($3::boolean or ${knows('$1', 'u.id')})`,
);

/** Returns someone to whom the caller may write, by name; null if there is no such person. */
export async function readPerson(call: RequestContext, { id }: PersonArgs): Promise<Person | null> {
  const { userId, isAdminSession } = requireMember(call);
  const [person] = await read(call.app, PERSON, [userId, id, isAdminSession]);
  return person ?? null;
}
