import type { ImportPageQuery } from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { people } from '../../../lib/text/format';
import { Stack } from '../../../ui/layout/Stack';
import { InviteSeveral } from './InviteSeveral';

type Invitations = ImportPageQuery['importJob']['invitations'];

interface Props {
  importId: string;
  /** The users that the import created: how many have access, or an invitation. */
  invitations: Invitations;
}

/** 'Invited 12 people, last on 2 Nov 2026. 5 people have no access yet.' */
function stateText({ total, invited, invitedAt, withoutAccess }: Invitations): string {
  if (withoutAccess === 0) {
    return total === 1 ? 'The new person has access.' : `All ${people(total)} have access.`;
  }
  if (!invitedAt) return '';
  const waiting = withoutAccess === 1 ? '1 person has' : `${people(withoutAccess)} have`;
  const last = invited === 1 ? 'on' : 'last on';
  return `Invited ${people(invited)}, ${last} ${dayText(invitedAt)}. ${waiting} no access yet.`;
}

function labelOf({ total, canBeInvited }: Invitations): string {
  if (canBeInvited < total) return `Invite the ${people(canBeInvited)} without access`;
  return total === 1 ? 'Invite the new person' : `Invite the ${people(total)} who are new`;
}

/** Invites the users whom an import created and who have no access, and shows how far that is. */
export function InviteImported({ importId, invitations }: Props) {
  const { total, canBeInvited } = invitations;
  const text = stateText(invitations);
  if (total === 0) return null;
  return (
    <Stack $gap={2} $align="start">
      {text && <p>{text}</p>}
      <InviteSeveral
        input={{ importId }}
        count={canBeInvited}
        label={canBeInvited > 0 && labelOf(invitations)}
      />
    </Stack>
  );
}
