import { people } from '../../../lib/format';
import { InviteSeveral } from './InviteSeveral';

interface Props {
  importId: string;
  /** Number of users that the import created. */
  newUsers: number;
}

/** Invites the users whom an import created, and shows how far that is. */
export function InviteImported({ importId, newUsers }: Props) {
  if (newUsers === 0) return null;
  const label =
    newUsers === 1 ? 'Invite the new person' : `Invite the ${people(newUsers)} who are new`;
  return <InviteSeveral variant="secondary" input={{ importId }} label={label} />;
}
