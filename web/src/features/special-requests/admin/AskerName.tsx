import type { RequestPartsFragment } from '../../../generated/graphql';
import { userRecordPath } from '../../../lib/address/paths';
import { fullName } from '../../../lib/text/names';
import { RecordLink } from '../../../ui/table/RecordLink';

/** The name of the person who made a request, which leads to their page if they are a user. */
export function AskerName({ user }: Pick<RequestPartsFragment, 'user'>) {
  const name = fullName(user);
  if (user.id === null) return name;
  return <RecordLink to={userRecordPath(user.id)}>{name}</RecordLink>;
}
